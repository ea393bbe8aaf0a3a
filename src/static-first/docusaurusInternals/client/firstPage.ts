import {HelmetProvider} from 'react-helmet-async';
import {HYDRATED_ATTRIBUTE} from './names';
import {routesAt, type SiteRoute} from './site';

/** The attribute of an element whose HTML is kept, with its name. */
export const STATIC_ATTRIBUTE = 'data-static';

const findPart = (name: string) => document.querySelector(`[${STATIC_ATTRIBUTE}=${name}]`);

/** Whether the page from the server is still shown. The development server sends none. */
let isShown = typeof document !== 'undefined' && document.querySelector(`[${STATIC_ATTRIBUTE}]`) !== null;

/** The path of the first page, as the router spells it, which may differ from the address. Set by the first call of `isFirstPage`. */
let firstPath: string | undefined;

/** The HTML of a static part, for React; the same object each time, because React sets the HTML again for another object. */
export type StaticHtml = {readonly __html: string};

/**
 * The HTML of a part of the first page. React keeps it when it hydrates, and reads it only where it cannot: on a page that a browser has
 * translated, or after an error.
 * @returns undefined when the page from the server has no such part
 */
export function staticHtml(name: string): StaticHtml | undefined {
  if (!findPart(name)) return undefined;
  return {
    get __html() {
      return findPart(name)?.innerHTML ?? '';
    },
  };
}

/**
 * Whether the page with a path is the one that came from the server, and no other one was shown since.
 * @param pathname as the router has it
 */
export function isFirstPage(pathname: string): boolean {
  firstPath ??= pathname;
  return isShown && pathname === firstPath;
}

/** The routes inside the outermost route of the first page: they show the static parts of the page. */
let innerRoutes = new Set<SiteRoute>();

/** Whether the scripts of a route are not needed: they would show a static part. */
export const isStaticRoute = (route: SiteRoute): boolean => innerRoutes.has(route);

/**
 * Hydrates the first page without the scripts of its static parts. Its head is complete too, and Helmet would write one without the parts
 * that React does not render. Called before Docusaurus renders.
 */
export function keepFirstPage(): void {
  if (!isShown) return;
  HelmetProvider.canUseDOM = false;
  if (findPart('page')) {
    const [, ...inner] = routesAt(window.location.pathname);
    innerRoutes = new Set(inner);
  }
}

/** Marks the first page as hydrated. Docusaurus would do that through Helmet. */
export const markHydrated = (): void => document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, 'true');

/** Lets React load whole pages. Called before another page is loaded. */
export const loadInnerRoutes = (): void => innerRoutes.clear();

/** Called before another page is shown, and when this one crashes: the HTML from the server is gone. */
export function leaveFirstPage(): void {
  loadInnerRoutes();
  HelmetProvider.canUseDOM = true;
  isShown = false;
}
