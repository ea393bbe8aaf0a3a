import {isHydrated} from '../inline/hydration';
import {isOfSite} from '../siteAddress';

/** How long a navigation may take before its bar is shown, in milliseconds. */
const DELAY = 200;

let timer: number | undefined;

export function hideProgress(): void {
  clearTimeout(timer);
  document.querySelector('.route-progress')?.remove();
}

/** Shows a bar when the next page is slow to come. Its style is set here: a page has no rules for what only scripts show. */
export function showProgress(): void {
  // A second click on the same link is no new navigation: the bar of the first one continues.
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    hideProgress();
    const bar = Object.assign(document.createElement('div'), {className: 'route-progress'});
    Object.assign(bar.style, {
      position: 'fixed',
      zIndex: '10',
      inset: '0 0 auto',
      height: '4px',
      pointerEvents: 'none',
    });
    Object.assign(bar.style, {background: 'var(--indigo)', transformOrigin: 'left'});
    document.body.append(bar);
    const steps = [{transform: 'scaleX(0.08)'}, {transform: 'scaleX(0.95)'}];
    bar.animate(steps, {duration: 10_000, easing: 'cubic-bezier(0.1, 0.7, 0.2, 1)', fill: 'both'});
  }, DELAY);
}

/** Whether a click opens another tab or window, which the browser does itself. */
export const opensElsewhere = (
  click: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean => click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0;

/** Shows the bar for links to other pages that the browser follows, as client/routeProgress.ts does for those of the router. */
export function showProgressOfLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (!link || isHydrated() || event.defaultPrevented || opensElsewhere(event)) return;
    const {href, pathname} = link;
    // What has an extension is a file.
    if (isOfSite(href) && pathname !== location.pathname && !/\.\w+$/.test(pathname)) showProgress();
  });
  // The browser may keep the page that is left, and show it again.
  addEventListener('pagehide', hideProgress);
}
