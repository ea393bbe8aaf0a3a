import {HelmetProvider} from 'react-helmet-async';
import {HYDRATED_ATTRIBUTE} from './names';
import {routesAt, type SiteRoute} from './site';

/** The attribute of the element around a page. */
export const PAGE_ATTRIBUTE = 'data-page';

const findPage = () => document.querySelector(`[${PAGE_ATTRIBUTE}]`);

/** Whether the page from the server is still shown. The development server sends none. */
let isShown = typeof document !== 'undefined' && findPage() !== null;

/** The path of the first page, as the router spells it, which may differ from the address. Set by the first call of `isFirstPage`. */
let firstPath: string | undefined;

/**
 * The HTML of the first page, for React. React keeps the page when it hydrates, and sets this HTML only where it cannot: on a page that a
 * browser has translated, or after an error.
 */
export const firstHtml = {
  get __html(): string {
    return findPage()?.innerHTML ?? '';
  },
};

/**
 * Whether the page with a path is the one that came from the server, and no other one was shown since.
 * @param pathname as the router has it
 */
export function isFirstPage(pathname: string): boolean {
  firstPath ??= pathname;
  return isShown && pathname === firstPath;
}

/** The routes whose scripts are not needed: the first page is shown without them. */
let firstRoutes = new Set<SiteRoute>();

/** Whether the scripts of a route are not needed. */
export const isFirstRoute = (route: SiteRoute): boolean => firstRoutes.has(route);

/**
 * Keeps the first page without the scripts of its routes. Its head is complete too, and Helmet would write one without the parts that
 * React does not render. Called before Docusaurus loads these scripts.
 */
export function keepFirstPage(): void {
  if (!isShown) return;
  HelmetProvider.canUseDOM = false;
  firstRoutes = new Set(routesAt(window.location.pathname));
}

/** Marks the first page as hydrated. Docusaurus would do that through Helmet. */
export const markHydrated = (): void => document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, 'true');

/** Lets React load all routes: other pages may have the same ones. */
export const loadAllRoutes = (): void => firstRoutes.clear();

/** Called before another page is shown, and when this one crashes: the HTML from the server is gone. */
export function leaveFirstPage(): void {
  loadAllRoutes();
  HelmetProvider.canUseDOM = true;
  isShown = false;
}
