import {isHydrated} from './hydration';

/**
 * Keeps the reader on the page when a link to another page of the site is followed without a connection: it would lead to the error
 * page of the browser. A worker answers by itself, and a hydrated page too.
 * @param tell says that there is no connection
 */
export function blockOfflineNavigation(tell: () => void): void {
  const stay = (event: Event) => {
    const link = (event.target as Partial<Element>).closest?.('a[href^="/"]');
    if (link && !navigator.onLine && !isHydrated() && !(navigator as Partial<Navigator>).serviceWorker?.controller) {
      event.preventDefault();
      tell();
    }
  };
  addEventListener('click', stay, true);
}
