import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import Heading from '@theme/Heading';
import {Icon} from '../Icon';

/** Has no address when the page itself is the first one of its topic. */
type Crumb = {label: string; href?: string};
type PageTitleProps = {icon: string; title: string; crumbs?: Crumb[]};

/** The link to the list of news, for posts and other lists. Other places use the same name. */
export const newsCrumb = () => ({
  label: translate({
    id: 'blog.crumb',
    message: 'Consejos',
    description:
      'The list of news: the way back from a post, an entry of the main menu, a suggestion of the not-found page',
  }),
  href: '/blog',
});

/** The header of a page: pictogram, breadcrumbs and heading on a tile in the colour of the topic around it. */
export function PageTitle({icon, title, crumbs = []}: PageTitleProps): ReactNode {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const home = {
    label: translate({
      id: 'pageHeader.home',
      message: 'Ayuda',
      description: 'First breadcrumb of a page: the home page of the help centre',
    }),
    href: '/',
  };
  const breadcrumbs = [home, ...crumbs];
  return (
    <header className="tile page-title">
      <DocBreadcrumbsStructuredData
        breadcrumbs={[...breadcrumbs, {label: title, href: pathname}].flatMap(({label, href}) =>
          href ? {type: 'link', label, href: withBaseUrl(href)} : [],
        )}
      />
      <Icon name={icon} kind="pictogram" />
      <div>
        <nav
          className="breadcrumbs"
          aria-label={translate({
            id: 'theme.docs.breadcrumbs.navAriaLabel',
            message: 'Rastro de navegación',
            description: 'The ARIA label for the breadcrumbs',
          })}
        >
          {breadcrumbs.map(({label, href}) => (
            <Fragment key={label}>
              {href ? (
                <Link className="breadcrumbs__link" to={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}{' '}
            </Fragment>
          ))}
        </nav>
        <Heading as="h1">{title}</Heading>
      </div>
    </header>
  );
}
