// Change: brand, columns of plain links, contact options and the owner of the site. Ejected (3.10.2 14e53211).
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {BrandMark} from '@site/src/ui/Brand';
import {ContactWays} from '@site/src/ui/Contact/ContactWays';
import {brand} from '@site/src/site/company';
import {useOutline} from '@site/src/site/useOutline';

export default function Footer(): ReactNode {
  const {support, unconfirmed} = useOutline();
  const {siteConfig} = useDocusaurusContext();
  const address = siteConfig.url + useLocation().pathname;
  // The type allows links without columns; this site has columns (src/site/menus.ts).
  const {links} = useThemeConfig().footer as MultiColumnFooter;
  return (
    <footer className="footer" data-print-footer={address}>
      <div className="container footer__links">
        <div className="footer__brand">
          <BrandMark />
          <p>
            <b>{brand.name}</b>{' '}
            <Translate id="footer.tagline" description="What the help centre is for, beside the brand in the footer">
              Ayuda para ti y para los tuyos.
            </Translate>
          </p>
        </div>
        {links.map((column) => (
          <div key={column.title}>
            <Heading as="h2" className="footer__title">
              {column.title}
            </Heading>
            <ul>
              {column.items.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="footer__contact">
          <Heading as="h2" className="footer__title">
            <Translate id="footer.contact" description="Heading of the ways to reach a person, in the footer">
              Contacto
            </Translate>
          </Heading>
          <ContactWays />
          <p>{support.hours}</p>
        </div>
      </div>
      <p className="container footer__copyright">
        {`© ${brand.legalName} `}
        {unconfirmed && (
          <Translate id="footer.sample" description="Says in the footer that names and figures are samples">
            Nombres, plazos, montos y teléfonos de ejemplo.
          </Translate>
        )}
      </p>
    </footer>
  );
}
