import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {Icon} from '../Icon';

/** Without an address where the page itself is the first of its topic. */
type Crumb = {label: string; href?: string};
type TitlePlateProps = {icon: string; title: string; crumbs?: Crumb[]};

/** The one large plate of a page: pictogram, the way from home, and the page's heading. Its colour is the topic's around it. */
export function TitlePlate({icon, title, crumbs = []}: TitlePlateProps): ReactNode {
  return (
    <header className="plate plate--title">
      <Icon name={icon} kind="picto" />
      <div>
        <nav
          className="breadcrumbs"
          aria-label={translate({
            id: 'theme.docs.breadcrumbs.navAriaLabel',
            message: 'Rastro de navegación',
            description: 'The ARIA label for the breadcrumbs',
          })}
        >
          <Link className="breadcrumbs__link" to="/">
            <Translate id="titlePlate.home" description="First crumb of the way to a page: the help centre's home">
              Ayuda
            </Translate>
          </Link>
          {crumbs.map(({label, href}) =>
            href ? (
              <Link className="breadcrumbs__link" key={label} to={href}>
                {label}
              </Link>
            ) : (
              <span className="breadcrumbs__link" key={label}>
                {label}
              </span>
            ),
          )}
        </nav>
        <Heading as="h1">{title}</Heading>
      </div>
    </header>
  );
}
