/** Ids of the templates at the end of the body (errorTemplates.ts). Each holds one alert, in the page's language. */
export const LOAD_ERROR_ID = 'load-error';
export const BASE_URL_BANNER_ID = 'base-url-error';

/**
 * Moves an alert out of its template to the end of the page. Its last element moves it back, any other button retries.
 * @param content goes into its first empty element. Empty for a page whose scripts may still come: client/replayEvents.ts then removes it
 */
export function showAlert(id: string, content: string | Node, retry?: () => void): void {
  const template = document.getElementById(id) as HTMLTemplateElement | null;
  const alert = template?.content.firstElementChild as HTMLElement | null | undefined;
  if (alert) {
    document.body.append(alert);
    alert.querySelector(':empty')?.append(content);
    alert.onclick = ({target}) => {
      if (target === alert.lastChild) template?.content.append(alert);
      else if ((target as Element).matches('button')) retry?.();
    };
  }
}
