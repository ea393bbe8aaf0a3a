import type {ClientModule} from '@docusaurus/types';
import {isOfflineOffered} from '../../site/offline';
import {isPageChange} from '../../startup/client/navigation';
import {isConstrained} from '../../startup/inline/connection';
import {whenHydrated} from '../../startup/inline/hydration';
import {isOfSite} from '../../startup/siteAddress';
import {whenIdle} from '../../startup/deferred/whenPainted';

const isOffered = isOfflineOffered && process.env.NODE_ENV === 'production';

/**
 * Registers the worker where there is none, and lets it cache this page, when the browser is idle; not with Save-Data or on a slow
 * connection. The page works without: the registration may fail, or the connection be lost.
 */
function keepPage(): void {
  if (!isConstrained()) {
    whenIdle(() => void import('./registration').then(({cacheThisPage}) => cacheThisPage()).catch(() => undefined));
  }
}

/** Caches visited pages for reading without a connection (src/offline/worker). The worker is not registered on a single-page visit. */
const keepVisitedPages: ClientModule = {
  onRouteDidUpdate(update) {
    if (isOffered && isPageChange(update)) keepPage();
  },
};

if (isOffered && typeof window !== 'undefined' && isOfSite(document.referrer)) whenHydrated(keepPage);

export default keepVisitedPages;
