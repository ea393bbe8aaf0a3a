import React, {type ComponentProps, type ReactNode, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {type OutlineTopic, labelOf} from '../../site/outline';
import {Icon, IconTile} from '../Icon';
import {useOutline} from '../../site/useOutline';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A link without its own listener: one listener follows all of them (src/ui/Static, src/ui/MobileMenu). `Link` would observe each. */
export function MenuLink({href, children, ...props}: ComponentProps<'a'> & {href: string}): ReactNode {
  const address = useBaseUrl(href);
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- followed on the client
    <a href={address} {...props}>
      {children}
    </a>
  );
}

/** Opens and closes a topic in place. Visible only once script runs: without script the topic's link leads to its pages. */
function Caret({label, collapsed, onClick}: {label: string; collapsed: boolean; onClick: () => void}): ReactNode {
  const isHydrated = useIsBrowser();
  return isHydrated ? (
    <button
      type="button"
      className="menu__caret"
      aria-expanded={!collapsed}
      aria-label={translate(
        {
          id: 'manualNav.caret',
          message: 'Páginas de {label}',
          description: 'Names the button that opens a topic of the manual in the menu',
        },
        {label},
      )}
      onClick={onClick}
    >
      <Icon name="down" />
    </button>
  ) : null;
}

/** @param pathname of the page, spelt as in the outline: static-first replaces other spellings (`pagePath`, canonicalAddress.ts) */
function Topic({topic, pathname, carets}: {topic: OutlineTopic; pathname: string; carets: boolean}): ReactNode {
  const active = [topic, ...topic.pages].some(({href}) => href === pathname);
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({initialState: !active});
  // The topic of the current page is open, and the others are closed.
  const [wasActive, setWasActive] = useState(active);
  if (wasActive !== active) {
    setWasActive(active);
    setCollapsed(!active);
  }
  const current = topic.href === pathname;
  return (
    <li data-topic={topic.id}>
      <div className="menu__topic">
        <MenuLink
          className={`menu__link${active ? ' menu__link--active' : ''}`}
          href={topic.href}
          aria-current={current && !topic.pages.some(({href}) => href === pathname) ? 'page' : undefined}
        >
          <IconTile icon={topic.icon} />
          <span>{topic.label}</span>
        </MenuLink>
        {carets && <Caret label={topic.label} collapsed={collapsed} onClick={toggleCollapsed} />}
      </div>
      {/* The key mounts it again on each page instead of animating it: in a hidden menu an animation would never end. */}
      <Collapsible key={String(active)} lazy as="ul" className="menu__list timeline" collapsed={collapsed}>
        {topic.pages.map((page) => (
          <li key={page.id}>
            <MenuLink
              className="menu__link"
              href={page.href}
              aria-current={page.href === pathname ? 'page' : undefined}
            >
              {labelOf(page)}
            </MenuLink>
          </li>
        ))}
      </Collapsible>
    </li>
  );
}

/**
 * The whole manual, with the pages of each topic on a vertical line: the sidebar on a wide screen, part of the menu on a narrow one.
 * @param carets whether topics open in place, as in the menu, which covers the page of the topic
 */
export function ManualNav({carets = false}: {carets?: boolean}): ReactNode {
  const {index, topics} = useOutline();
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
          <Topic key={topic.id} topic={topic} pathname={pathname} carets={carets} />
        ))}
      </ul>
    </>
  );
}
