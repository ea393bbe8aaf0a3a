import {whenParsed} from './parsed';

/** Ids of the templates at the end of the body (hydration/errorTemplates.ts). Each holds one alert, in the page's language. */
export const LOAD_ERROR_ID = 'load-error';
export const BASE_URL_BANNER_ID = 'base-url-error';

/**
 * Moves an alert out of its template to the end of the page, once. Its last button closes it.
 * @param selector the element of the alert to which the text is appended
 * @param retry what its other button does
 */
function showAlert(id: string, selector: string, text: string, retry?: () => void): void {
  whenParsed(() => {
    const alert = (document.getElementById(id) as HTMLTemplateElement | null)?.content.firstElementChild;
    if (alert) {
      document.body.append(alert);
      alert.toggleAttribute('data-offline', !navigator.onLine);
      alert.querySelector(selector)?.append(text);
      const [close, other] = [...alert.querySelectorAll('button')].reverse();
      close?.addEventListener('click', () => alert.remove());
      if (other && retry) other.addEventListener('click', retry);
    }
  });
}

/**
 * Shows that the page could not start, with the error's text and a Retry button.
 * @param reason empty while the scripts may still come: client/replayEvents.ts then removes the message
 */
export const showErrorMessage = (reason: string, retry: () => void): void =>
  showAlert(LOAD_ERROR_ID, 'small', reason, retry);

/** Shows that the site is served under another base URL than configured, and which one would fit. */
export const showBaseUrlBanner = (base: string): void => showAlert(BASE_URL_BANNER_ID, 'p:last-of-type b', base);
