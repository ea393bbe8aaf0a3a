import {type ReactNode, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {isFirstPage} from '../../static-first/client';

/** Marks the current heading in the table of contents of the first page, which React does not render. */
export function TocHighlight(): ReactNode {
  const {pathname} = useLocation();
  const {tableOfContents} = useThemeConfig();
  // The column is shown from this width on (toc.css).
  const [isWide] = useState(() => typeof window !== 'undefined' && window.matchMedia('(min-width: 75em)').matches);
  const isStatic = isFirstPage(pathname);
  const config = useMemo(
    () =>
      isWide && isStatic
        ? {
            linkClassName: 'toc-highlight',
            linkActiveClassName: 'table-of-contents__link--active',
            ...tableOfContents,
          }
        : undefined,
    [isWide, isStatic, tableOfContents],
  );
  useTOCHighlight(config);
  return null;
}
