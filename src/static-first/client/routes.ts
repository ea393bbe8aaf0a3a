import type {ClientModule} from '@docusaurus/types';
import {loadStylesheet, prefetchStyles} from '../deferred/assets';
import {hideProgress, PAGE_CHANGE, showProgress} from '../deferred/links';
import {closeMenu} from '../deferred/menu';
import {keepPage} from '../deferred/visitedPages';
import {whenIdle} from '../deferred/whenLoaded';
import {
  isFirstPage,
  isFirstRoute,
  keepFirstPage,
  leaveFirstPage,
  loadAllRoutes,
} from '../docusaurusInternals/client/firstPage';
import {routes, type SiteRoute} from '../docusaurusInternals/client/site';
import {isConstrained, isCutOff, isTranslated} from '../inline/conditions';
import {keepingFirstPage} from './FirstPage';
import {focusFollowed, keepFocusInSearch, prefetchPagesOfBar} from './followLinks';
import {followScroll, holdScroll, restoreScroll} from './scrollRestoration';

export type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

/** Whether a route update shows another page: false for the page that was loaded, and for a new query or hash. */
const isPageChange = ({location, previousLocation}: RouteUpdate): boolean =>
  previousLocation !== null && previousLocation.pathname !== location.pathname;

/** The stylesheet of the site: the first page has all rules that it uses, and each later page needs it. */
let styles: Promise<void> | undefined;

/** Whether the next page is loaded as a document. */
let isReloading = false;

/** Counts navigations. Docusaurus 3.10.2 shows the last one when the scripts of any have come, so one that was overtaken must not end. */
let navigationCount = 0;

/** A promise that stays pending: Docusaurus then keeps showing the old page. */
const never = () => new Promise<never>(() => undefined);

/**
 * Decides what follows when the scripts of a route do not load. Docusaurus then reloads the page, which it must not do without a
 * connection: rendering the page shows the error instead of its content (src/theme/Loading). When the reader has gone elsewhere
 * meanwhile, nothing follows.
 */
function followLoading(siteRoutes: readonly SiteRoute[]): void {
  for (const route of siteRoutes) {
    const {component, routes: innerRoutes = []} = route;
    const {preload} = component;
    if (preload) {
      component.preload = () => {
        if (isFirstRoute(route)) return Promise.resolve();
        if (isReloading) return never();
        const count = navigationCount;
        const loading = Promise.all([preload(), styles]).catch((error: unknown) => {
          if (!isCutOff()) throw error;
        });
        return loading.finally(() => (count === navigationCount ? undefined : never()));
      };
    }
    followLoading(innerRoutes);
  }
}

/** Announces the title of the new page to screen readers. The element exists before it has text, since only changes are announced. */
function announce(isOtherPage: boolean): void {
  let status = document.querySelector('body > output');
  if (!status) {
    status = document.createElement('output');
    status.className = 'visually-hidden';
    document.body.append(status);
  }
  if (isOtherPage) status.textContent = document.querySelector('h1')?.textContent ?? '';
}

/** Fetches what the next page needs, as far as the first one lacks it. Docusaurus would do that for the links that React renders. */
function prefetchNext(): void {
  prefetchStyles();
  prefetchPagesOfBar();
}

for (const route of routes) {
  const {component} = route;
  const {preload} = component;
  route.component = Object.assign(keepingFirstPage(component), preload && {preload});
}

// Before Docusaurus renders: the router reads the address then, and each listener must come before the next one, which it may stop.
if (typeof window !== 'undefined') {
  followScroll();
  keepFirstPage();
  followLoading(routes);
}

/**
 * The steps of a navigation, in order. The progress bar replaces the one of the theme, which has an invalid ARIA role and needs its own
 * package. Docusaurus 3.10.2 also loses the cleanup of a navigation that another one overtakes, so that its bar would stay.
 */
const navigation: ClientModule = {
  // Before the scripts of the next page are loaded: the old page stays until then.
  onRouteUpdate(update) {
    const isOfFirst = isFirstPage(update.location.pathname);
    navigationCount += 1;
    // Docusaurus loads the routes of a page also for another hash. And the reader may come back before the next page is there.
    if (isOfFirst) keepFirstPage();
    else loadAllRoutes();
    if (isPageChange(update)) {
      styles = loadStylesheet();
      showProgress();
      // React cannot find the texts of a page that the browser has translated.
      isReloading = isTranslated() && !isCutOff();
      if (isReloading) window.location.reload();
    }
    if (update.previousLocation) holdScroll();
    // Docusaurus calls this function when the scripts of the next page have come.
    return () => {
      if (isPageChange(update)) keepFocusInSearch();
      if (isOfFirst) return;
      // The first navigation renders the bar again: a menu that the reader has opened meanwhile would go without closing.
      closeMenu();
      leaveFirstPage();
    };
  },
  onRouteDidUpdate(update) {
    const isOtherPage = isPageChange(update);
    announce(isOtherPage);
    // Before hydration the browser itself may be following a link.
    if (update.previousLocation) hideProgress();
    restoreScroll(update, isOtherPage);
    focusFollowed(update.location.hash);
    // A link may lead to other pages with the same routes.
    loadAllRoutes();
    if (update.previousLocation === null && !isConstrained()) whenIdle(prefetchNext);
    if (!isOtherPage) return;
    keepPage();
    dispatchEvent(new Event(PAGE_CHANGE));
  },
};

export default navigation;
