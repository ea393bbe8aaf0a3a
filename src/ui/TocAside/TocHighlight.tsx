import {type ReactNode, useMemo, useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import {isFirstPage} from '../../static-first/client';

/** The width from which the column is shown (toc.css). */
const WIDE = '(min-width: 75em)';

const isWideEnough = () => window.matchMedia(WIDE).matches;
const watchWidth = (callback: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', callback);
  return () => media.removeEventListener('change', callback);
};

/** Marks the heading that is being read in the table of contents of the first page, which React does not render. */
export function TocHighlight(): ReactNode {
  const {pathname} = useLocation();
  const {tableOfContents} = useThemeConfig();
  const isWide = useSyncExternalStore(watchWidth, isWideEnough, () => false);
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
