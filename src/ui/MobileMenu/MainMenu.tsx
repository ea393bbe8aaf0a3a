import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {Icon, IconTile} from '../Icon';
import {MenuLink} from '../ManualNav';
import {newsCrumb} from '../PageTitle';
import {useLocaleLinks} from '../useLocaleLinks';

function Entry({href, icon, children}: {href: string; icon: string; children: ReactNode}): ReactNode {
  return (
    <li data-topic="help">
      <MenuLink className="menu__link" href={href}>
        <IconTile icon={icon} />
        <span>{children}</span>
      </MenuLink>
    </li>
  );
}

/** The part of the narrow menu after the manual's pages: questions, news, the languages, the version of the manual. */
export function MainMenu(): ReactNode {
  const locales = useLocaleLinks();
  const version = useLatestVersion(undefined);
  return (
    <>
      <ul className="menu__list">
        <Entry href="/docs/faq/" icon="faq">
          <Translate id="mainMenu.faq" description="Entry of the main menu">
            Preguntas frecuentes
          </Translate>
        </Entry>
        <Entry href="/blog" icon="news">
          {newsCrumb().label}
        </Entry>
      </ul>
      <ul className="link-row">
        {locales.map(({locale, label, href, current}) => (
          <li key={locale}>
            {/* eslint-disable-next-line @docusaurus/no-html-links -- each language is a separate site, outside of this router */}
            <a href={href} lang={locale} hrefLang={locale} aria-current={current ? 'true' : undefined}>
              <Icon name={current ? 'check' : 'globe'} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="navbar-sidebar__version">
        {/* The path of a version lacks the slash at the end of its first page, so hosts would redirect. */}
        <MenuLink href={`${version.path}/`}>
          <Translate
            id="mainMenu.version"
            description="Entry of the main menu: the version of the manual"
            values={{version: version.label}}
          >
            {'Versión: {version}'}
          </Translate>
        </MenuLink>
      </p>
    </>
  );
}
