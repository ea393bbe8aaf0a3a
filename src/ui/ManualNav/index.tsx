import React, {type ComponentProps, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {type OutlineTopic, fitsIntoMenu, labelOf} from '../../site/outline';
import {Icon, IconTile} from '../Icon';
import {useOutline} from '../../site/useOutline';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** A link without its own listener: one follows all links of the page (static-first/client/followLinks.ts). `Link` would observe each. */
export function MenuLink({href, children, ...props}: ComponentProps<'a'> & {href: string}): ReactNode {
  const address = useBaseUrl(href);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- followed on the client
    <a href={address} {...props}>
      {children}
    </a>
  );
}

interface TopicProps {
  readonly topic: OutlineTopic;
  /** The address of the page, in the spelling of the outline: static-first replaces others (`pagePath`, canonicalAddress.ts). */
  readonly pathname: string;
  readonly carets: boolean;
}

/** The topic of the current page is open. */
function Topic({topic, pathname, carets}: TopicProps): ReactNode {
  const {id, href, label, icon, pages} = topic;
  const isOnPage = pages.some((page) => page.href === pathname);
  const isActive = isOnPage || href === pathname;
  const list = (
    <ul className="menu__list timeline">
      {pages.map((page) => (
        <li key={page.id}>
          <MenuLink className="menu__link" href={page.href} aria-current={page.href === pathname ? 'page' : undefined}>
            {labelOf(page)}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
  return (
    <li data-topic={id}>
      <MenuLink
        className={`menu__link${isActive ? ' menu__link--active' : ''}`}
        href={href}
        aria-current={isActive && !isOnPage ? 'page' : undefined}
      >
        <IconTile icon={icon} />
        <span>{label}</span>
      </MenuLink>
      {carets ? (
        <details open={isActive}>
          <summary
            className="menu__caret"
            aria-label={translate(
              {
                id: 'manualNav.caret',
                message: 'Páginas de {label}',
                description: 'Names the button that opens a topic of the manual in the menu',
              },
              {label},
            )}
          >
            <Icon name="down" />
          </summary>
          {list}
        </details>
      ) : (
        isActive && list
      )}
    </li>
  );
}

/**
 * The whole manual, with the pages of each topic on a vertical line: the sidebar on a wide screen, part of the menu on a narrow one.
 * @param carets whether topics open in place, as in the menu, which covers the page of the topic; only where all fit
 */
export function ManualNav({carets = false}: {carets?: boolean}): ReactNode {
  const outline = useOutline();
  const {index, topics} = outline;
  const opensTopics = carets && fitsIntoMenu(outline);
  const {pathname} = useLocation();
  return (
    <>
      <p className="label">
        <MenuLink href={index.href} aria-current={index.href === pathname ? 'page' : undefined}>
          <Translate id="manualNav.title" description="Heading of the manual's menu; leads to the manual's first page">
            Manual de usuario
          </Translate>
        </MenuLink>
      </p>
      <ul className="menu__list">
        {topics.map((topic) => (
          <Topic key={topic.id} topic={topic} pathname={pathname} carets={opensTopics} />
        ))}
      </ul>
    </>
  );
}
