import {isCutOff, isHydrated} from '../inline/conditions';
import {closestOf} from '../inline/events';
import {isOfSite} from '../../site/addresses';

/** The event of the window after a client-side navigation has shown another page (client/routes.ts). */
export const PAGE_CHANGE = 'page-change';

/** How long a navigation may take before its bar is shown, in milliseconds. */
const DELAY = 200;

let timer: number | undefined;

export function hideProgress(): void {
  clearTimeout(timer);
  document.querySelector('.route-progress')?.remove();
}

/** Shows a bar when the next page is slow to come. Its style is set here: a page has no rules for what only scripts show. */
export function showProgress(): void {
  // A second click on the same link is not a new navigation: the bar is still shown.
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    hideProgress();
    const bar = document.createElement('div');
    bar.className = 'route-progress';
    bar.style.cssText =
      'position:fixed;z-index:10;inset:0 0 auto;height:4px;pointer-events:none;background:var(--indigo);transform-origin:left';
    document.body.append(bar);
    const steps = [{transform: 'scaleX(0.08)'}, {transform: 'scaleX(0.95)'}];
    bar.animate(steps, {duration: 10_000, easing: 'cubic-bezier(0.1, 0.7, 0.2, 1)', fill: 'both'});
  }, DELAY);
}

/** Whether a click opens another tab or window, which the browser does itself. */
export const opensElsewhere = (
  click: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean => click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.button !== 0;

/** The link of an event that is followed in this tab. */
export const linkOf = (event: Event): HTMLAnchorElement | null | undefined =>
  closestOf(event, 'a[href]:not([target], [download])') as HTMLAnchorElement | null | undefined;

/** Shows the bar for links to other pages that the browser follows, as client/routes.ts does for links that the router follows. */
export function showProgressOfLinks(): void {
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || isHydrated() || event.defaultPrevented || opensElsewhere(event)) return;
    const {href, pathname} = link;
    // A path with an extension is a file, not a page.
    if (isOfSite(href) && pathname !== location.pathname && !/\.\w+$/.test(pathname)) showProgress();
  });
  // The browser may keep this page, and show it again.
  addEventListener('pagehide', hideProgress);
}

/**
 * The hash of the place that is being read: the target of the address while it is in the window, else the last heading or open answer
 * that begins in the upper third or above it.
 */
function hashOfPlace(): string {
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? -1;
  const top = topOf(document.getElementById(location.hash.slice(1)));
  if (scrollY === 0 || (top >= 0 && top < innerHeight)) return location.hash;
  const parts = [...document.querySelectorAll('main :is(h2, h3, details[open])[id]')];
  const part = parts.filter((each) => topOf(each) < innerHeight / 3).pop();
  return part ? `#${part.id}` : location.hash;
}

/**
 * Lets the link to another language lead to the same place of the page when it is clicked, with the query: the built HTML cannot contain
 * them, and ids are the same in all languages.
 */
export function keepPlaceAcrossLanguages(): void {
  const addPlace = (event: Event) => {
    const link = closestOf(event, 'a[lang]') as HTMLAnchorElement | null | undefined;
    if (link) Object.assign(link, {search: location.search, hash: hashOfPlace()});
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, addPlace, true);
}

/** Lets the alert say that there is no connection, instead of showing its Retry button (load-error.css). */
export function followConnection(): void {
  const update = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
}

/**
 * Keeps the reader on the first page when a link to another page of the site is followed without a connection: it would lead to the error
 * page of the browser, or to an error of React without the bar of the site, whose chunk has not come. Not needed where a worker answers.
 */
export function blockOfflineNavigation(showOffline: () => void): void {
  const stay = (event: Event) => {
    const link = closestOf(event, 'a[href^="/"]') as HTMLAnchorElement | null | undefined;
    if (link && link.pathname !== location.pathname && isCutOff()) {
      event.preventDefault();
      showOffline();
    }
  };
  addEventListener('click', stay, true);
  addEventListener(PAGE_CHANGE, () => removeEventListener('click', stay, true));
}

/**
 * Reloads when Back or Forward leads to another page before hydration: the entries of the router survive a reload, and only the router
 * can show their pages.
 */
export function loadPageOfEntry(showOffline: () => void): void {
  const {pathname} = location;
  addEventListener('popstate', () => {
    if (isHydrated() || location.pathname === pathname) return;
    if (isCutOff()) showOffline();
    else location.reload();
  });
}

/** The element that a hash names; for a collapsible answer, its summary. Without a hash, the region that begins the page. */
function targetOf(hash: string): HTMLElement | null | undefined {
  const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (element) return element.querySelector<HTMLElement>(':scope > summary') ?? element;
  return document.querySelector('.skip-link')?.parentElement;
}

/** Moves the focus to what a hash names. The page is already there. */
export function focusTarget(hash: string): void {
  const target = targetOf(hash);
  if (target && target.tabIndex < 0) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  }
  target?.focus({preventScroll: true});
}
