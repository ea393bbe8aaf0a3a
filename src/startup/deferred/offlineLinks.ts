import {isHydrated} from '../inline/hydration';

/**
 * Keeps the reader on the page when a link to another page of the site is followed without a connection: it would lead to the error
 * page of the browser. Not needed where a worker or a hydrated page handles the link.
 * @param showOffline shows that there is no connection
 */
export function blockOfflineNavigation(showOffline: () => void): void {
  const stay = (event: Event) => {
    const link = (event.target as Partial<Element>).closest?.('a[href^="/"]');
    if (link && !navigator.onLine && !isHydrated() && !(navigator as Partial<Navigator>).serviceWorker?.controller) {
      event.preventDefault();
      showOffline();
    }
  };
  addEventListener('click', stay, true);
}
