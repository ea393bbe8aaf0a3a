import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {firstHtml, isFirstPage, markHydrated, PAGE_ATTRIBUTE} from '../docusaurusInternals/client/firstPage';
import type {SiteRoute} from '../docusaurusInternals/client/site';
import {useFollowedLinks} from './followLinks';

/** Marks the current heading in the table of contents of the first page, which React does not render. */
function TocHighlight(): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const [config] = useState(() =>
    // The column is shown from this width on (toc.css).
    window.matchMedia('(min-width: 75em)').matches && document.querySelector('.toc-highlight')
      ? {
          linkClassName: 'toc-highlight',
          linkActiveClassName: 'table-of-contents__link--active',
          ...tableOfContents,
        }
      : undefined,
  );
  useTOCHighlight(config);
  return null;
}

/** Made once: React reads the HTML of another element again. */
const keptPage = <div {...{[PAGE_ATTRIBUTE]: ''}} dangerouslySetInnerHTML={firstHtml} suppressHydrationWarning />;

/** The first page, as the server sent it: React keeps its HTML, and hydrates nothing in it. */
function FirstPage(): ReactNode {
  useEffect(markHydrated, []);
  return (
    <>
      {keptPage}
      <TocHighlight />
    </>
  );
}

/**
 * Makes an outermost route keep the first page. After the first navigation React renders pages.
 * @param Page the component of the route
 */
export function keepingFirstPage(Page: ComponentType<object>): SiteRoute['component'] {
  return function RoutePage(props) {
    const {pathname} = useLocation();
    useFollowedLinks();
    if (isFirstPage(pathname)) return <FirstPage />;
    return (
      <div {...{[PAGE_ATTRIBUTE]: ''}}>
        <Page {...props} />
      </div>
    );
  };
}
