import type {ClientModule} from '@docusaurus/types';
import {isOfflineOffered} from '../../site/offline';
import {isPageChange} from '../../static-first/client/navigation';
import {isConstrained} from '../../static-first/inline/connection';
import {whenHydrated} from '../../static-first/inline/hydration';
import {whenIdle} from '../../static-first/inline/idle';

const isOffered = isOfflineOffered && process.env.NODE_ENV === 'production';

/**
 * Lets the worker keep this page, and registers it before where there is none, once the browser has nothing else to do; never where the
 * reader saves data, or the connection is slow. The page works without: a browser may refuse it, or the connection be gone.
 */
function keepPage(): void {
  if (!isConstrained()) {
    whenIdle(() => void import('./registration').then(({cacheThisPage}) => cacheThisPage()).catch(() => undefined));
  }
}

/** Keeps visited pages for reading without a connection (src/offline/worker). Who looks at one page only is spared the worker. */
const keepVisitedPages: ClientModule = {
  onRouteDidUpdate(update) {
    if (isOffered && isPageChange(update)) {
      keepPage();
    }
  },
};

if (isOffered && typeof window !== 'undefined' && document.referrer.startsWith(location.origin)) {
  whenHydrated(keepPage);
}

export default keepVisitedPages;
