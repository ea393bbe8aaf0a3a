import {routes, type SiteRoute} from '../docusaurusInternals/client/site';
import {isCutOff} from '../inline/connection';
import {CLICKS_KEY, writeItem} from '../inline/storage';

/**
 * Decides what follows when the scripts of a route do not load. Docusaurus then loads the page anew, which it must not do without a
 * connection: rendering the page shows the error instead of its content (src/theme/Loading).
 */
function handleFailures(all: readonly SiteRoute[]): void {
  for (const {component, routes: inner = []} of all) {
    const preload = component?.preload;
    if (preload) {
      component.preload = () =>
        preload().catch((error: unknown) => {
          // The page that is loaded instead is a recovery too: it loads its scripts under Save-Data.
          writeItem('session', CLICKS_KEY, '');
          if (!isCutOff()) throw error;
        });
    }
    handleFailures(inner);
  }
}

if (typeof window !== 'undefined') handleFailures(routes);
