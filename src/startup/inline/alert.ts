import {whenParsed} from './parsed';

/** Ids of the templates at the end of the body (hydration/errorTemplates.ts). Each holds one alert, in the page's language. */
export const LOAD_ERROR_ID = 'load-error';
export const BASE_URL_BANNER_ID = 'base-url-error';

/**
 * Moves an alert out of its template to the end of the page, once. Its last element closes it.
 * @param selector the element of the alert to which the text is appended
 * @param retry what its other button does
 */
function showAlert(id: string, selector: string, text: string, retry?: () => void): void {
  whenParsed(() => {
    const template = document.getElementById(id) as HTMLTemplateElement | null;
    const alert = template?.content.firstElementChild as HTMLElement | null | undefined;
    if (alert) {
      document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
      document.body.append(alert);
      alert.querySelector(selector)?.append(text);
      alert.onclick = ({target}) => {
        if (target === alert.lastChild) alert.remove();
        else if ((target as Element).matches('button')) retry?.();
      };
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
