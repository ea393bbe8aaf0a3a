import type {ClientModule} from '@docusaurus/types';
import {contentIndex} from './contentIndex';
import {isPageChange} from './navigation';
import {append} from '../inline/appendElement';
import {isConstrained} from '../inline/connection';
import {whenHydrated} from '../inline/hydration';
import {routes, type SiteRoute} from '../docusaurusInternals/client/routes';
import {CLICKS_KEY, writeItem} from '../inline/storage';
import {loadStylesheet} from '../inline/stylesheetLoader';

/** How long the stylesheet may take, in milliseconds, before the navigation falls back to a full page load. */
const STYLESHEET_TIMEOUT = 30_000;

let hasNavigated = false;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const {allCss: href} = await contentIndex();
  if (href) {
    await new Promise<void>((resolve, reject) => {
      const link = loadStylesheet(href);
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(href)));
      setTimeout(() => reject(new Error(`${href} timed out`)), STYLESHEET_TIMEOUT);
    });
  }
}

/** Loads the stylesheet with the rules of all pages, once; again after a failure. The development server names none. */
export function loadFullStylesheet(): Promise<void> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Whether a full page load would end on an error page of the browser: there is no connection, and no worker that answers. */
const isCutOff = () => !navigator.onLine && !(navigator as Partial<Navigator>).serviceWorker?.controller;

/**
 * Makes the preload of every route wait for the stylesheet as well. Docusaurus renders the next page when its preload resolves,
 * and falls back to a full page load when it rejects, which it does not do without a connection.
 */
function delayUntilStyled(all: readonly SiteRoute[]): void {
  for (const {component, routes: inner = []} of all) {
    const preload = component?.preload;
    if (preload) {
      component.preload = () =>
        Promise.all([preload(), hasNavigated ? loadFullStylesheet() : undefined]).catch((error: unknown) => {
          // The page that is loaded instead is a recovery too: it loads its scripts under Save-Data.
          writeItem('session', CLICKS_KEY, '');
          if (!isCutOff()) {
            throw error;
          }
          // Rendering the page shows the error instead of its content (src/theme/Loading).
        });
    }
    delayUntilStyled(inner);
  }
}

/** Loads the rules of all pages at the first client-side navigation: a page's HTML contains only its own. */
const deferredStylesheet: ClientModule = {
  onRouteUpdate(update) {
    // Never reset: a second click on the same link reports the pending page as the previous one.
    hasNavigated ||= isPageChange(update);
  },
};

if (typeof window !== 'undefined') {
  delayUntilStyled(routes);
  whenHydrated(() => {
    if (!isConstrained()) {
      contentIndex().then(
        ({allCss: href}) => href && append('link', {rel: 'prefetch', as: 'style', href}),
        () => undefined,
      );
    }
  });
}

export default deferredStylesheet;
