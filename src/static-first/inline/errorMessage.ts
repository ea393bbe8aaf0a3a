/** Ids of the templates at the end of the body (hydration/errorTemplates.ts). Each holds one alert, in the page's language. */
export const LOAD_ERROR_ID = 'load-error';
export const BASE_URL_BANNER_ID = 'base-url-error';

/**
 * Moves an alert out of its template to the end of the page and appends a text to one of its elements. Its last button closes it.
 * @returns it; null or undefined the second time
 */
function showAlert(id: string, selector: string, text: string): HTMLElement | null | undefined {
  const template = document.getElementById(id) as HTMLTemplateElement | null;
  const alert = template?.content.firstElementChild as HTMLElement | null | undefined;
  if (alert) {
    document.body.append(alert);
    alert.querySelector(selector)?.append(text);
    alert.lastElementChild?.addEventListener('click', () => alert.remove());
  }
  return alert;
}

/**
 * Shows that the page could not start, with the error's text and a Retry button; while offline without that button.
 * @param reason empty while the scripts may still come: client/replayEvents.ts then removes the message
 */
export function showErrorMessage(reason: string, retry: () => void): void {
  const alert = showAlert(LOAD_ERROR_ID, 'small', reason);
  if (alert) {
    const updateOffline = () => alert.toggleAttribute('data-offline', !navigator.onLine);
    updateOffline();
    addEventListener('online', updateOffline);
    addEventListener('offline', updateOffline);
    alert.querySelector('button')?.addEventListener('click', retry);
  }
}

/** Shows that the site is served under another base URL than configured, and which one would fit. */
export function showBaseUrlBanner(base: string): void {
  showAlert(BASE_URL_BANNER_ID, 'p:last-of-type b', base);
}
