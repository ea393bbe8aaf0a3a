import {isCutOff} from '../inline/connection';
import {isHydrated} from '../inline/hydration';

/** Lets the alert say that there is no connection, instead of showing its Retry button (load-error.css). */
export function followConnection(): void {
  const update = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
}

/**
 * Keeps the reader on the page when a link to another page of the site is followed without a connection: it would lead to the error
 * page of the browser. Not needed where a worker or a hydrated page handles the link.
 * @param showOffline shows that there is no connection
 */
export function blockOfflineNavigation(showOffline: () => void): void {
  const stay = (event: Event) => {
    if ((event.target as Partial<Element>).closest?.('a[href^="/"]') && isCutOff() && !isHydrated()) {
      event.preventDefault();
      showOffline();
    }
  };
  addEventListener('click', stay, true);
}
