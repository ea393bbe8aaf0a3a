import {isPageChange} from './navigation';
import {isStaticRoute, keepFirstPage, leaveFirstPage, prepareToLeave} from '../docusaurusInternals/client/firstPage';
import {routes, type SiteRoute} from '../docusaurusInternals/client/site';
import {isCutOff} from '../inline/connection';
import {CLICKS_KEY, writeItem} from '../inline/storage';

/**
 * Decides what follows when the scripts of a route do not load. Docusaurus then reloads the page, which it must not do without a
 * connection: rendering the page shows the error instead of its content (src/theme/Loading).
 */
function handleFailures(all: readonly SiteRoute[]): void {
  for (const route of all) {
    const {component, routes: inner = []} = route;
    const preload = component?.preload;
    if (preload) {
      component.preload = () =>
        isStaticRoute(route)
          ? Promise.resolve()
          : preload().catch((error: unknown) => {
              // The page that is loaded instead is a recovery too: it loads its scripts under Save-Data.
              writeItem('session', CLICKS_KEY, '');
              if (!isCutOff()) throw error;
            });
    }
    handleFailures(inner);
  }
}

if (typeof window !== 'undefined') {
  keepFirstPage();
  handleFailures(routes);
}

type RouteUpdate = Parameters<typeof isPageChange>[0];

/** Called before the scripts of the next page are loaded. The page that is left stays until then. */
export function onRouteUpdate(update: RouteUpdate): void {
  if (isPageChange(update)) prepareToLeave();
}

/** Called when the next page is shown. */
export function onRouteDidUpdate(update: RouteUpdate): void {
  if (isPageChange(update)) leaveFirstPage();
}
