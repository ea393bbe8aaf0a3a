import {HelmetProvider} from 'react-helmet-async';
import {HYDRATED_ATTRIBUTE} from './hydratedAttribute';
import {routesAt, type SiteRoute} from './site';

/** The attribute of an element whose HTML is kept, with its name. */
export const STATIC_ATTRIBUTE = 'data-static';

const findPart = (name: string) => document.querySelector(`[${STATIC_ATTRIBUTE}=${name}]`);

/** Whether the page from the server is still shown. The development server sends none. */
let isFirst = typeof document !== 'undefined' && document.querySelector(`[${STATIC_ATTRIBUTE}]`) !== null;

/** What is inside of a static part, for React; the same object each time, because React sets HTML anew for another one. */
export type StaticHtml = {readonly __html: string};

/**
 * The HTML of a part of the first page. React keeps it when it hydrates, and reads it only where it cannot: on a page that a browser has
 * translated, or after an error.
 * @returns undefined when the page from the server has no such part, or is no longer shown
 */
export function staticHtml(name: string): StaticHtml | undefined {
  if (!isFirst || !findPart(name)) return undefined;
  return {
    get __html() {
      return findPart(name)?.innerHTML ?? '';
    },
  };
}

/** Whether the page that came from the server is still shown. */
export const isFirstPage = (): boolean => isFirst;

/** The routes inside of the one that a page hydrates: they show what is static on the first page. */
let innerRoutes = new Set<SiteRoute>();

/** Whether the scripts of a route are not needed: they would show what is static. */
export const isStaticRoute = (route: SiteRoute): boolean => innerRoutes.has(route);

/**
 * Hydrates the first page without the scripts of its static parts. Its head is complete too, and the parts that React does not render
 * would be missing from the one that Helmet writes. Called before Docusaurus renders.
 */
export function keepFirstPage(): void {
  if (!isFirst) return;
  HelmetProvider.canUseDOM = false;
  if (findPart('page')) {
    const [, ...inner] = routesAt(window.location.pathname);
    innerRoutes = new Set(inner);
  }
}

/** Says that React has hydrated the first page. Docusaurus says it through Helmet. */
export const markHydrated = (): void => document.documentElement.setAttribute(HYDRATED_ATTRIBUTE, 'true');

/** Lets React render everything from now on. Called before another page is shown, and when this one crashes. */
export function leaveFirstPage(): void {
  isFirst = false;
  innerRoutes.clear();
  HelmetProvider.canUseDOM = true;
}
