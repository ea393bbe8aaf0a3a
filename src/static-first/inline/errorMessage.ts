/** Ids of the templates at the end of the body (hydration/errorTemplates.ts). Each holds one alert, in the page's language. */
export const LOAD_ERROR_ID = 'load-error';
export const BASE_URL_BANNER_ID = 'base-url-error';

/** Moves an alert out of its template to the end of the page. @returns it; null or undefined the second time */
function showAlert(id: string): HTMLElement | null | undefined {
  const alert = document
    .querySelector<HTMLTemplateElement>(`template#${id}`)
    ?.content.querySelector<HTMLElement>('div');
  if (alert) {
    document.body.append(alert);
  }
  return alert;
}

/** Shows that the page could not start, with the error's text and a Retry button; while offline the text and no button. */
export function showErrorMessage(reason: string): void {
  const alert = showAlert(LOAD_ERROR_ID);
  if (alert) {
    const updateOffline = () => alert.toggleAttribute('data-offline', !navigator.onLine);
    updateOffline();
    addEventListener('online', updateOffline);
    addEventListener('offline', updateOffline);
    alert.querySelector('small')?.append(reason);
    alert.querySelector('button')?.addEventListener('click', () => location.reload());
  }
}

/** Shows that the site is served under another base URL than configured, and which one would fit. */
export function showBaseUrlBanner(base: string): void {
  const suggestion = showAlert(BASE_URL_BANNER_ID)?.querySelector('p:last-child code');
  if (suggestion) {
    suggestion.textContent = base;
  }
}
