/** Ids of the templates at the end of the body (build/templates.ts). Each contains one alert, in the page's language. */
export const LOAD_ERROR_ID = 'load-error';
export const BASE_URL_BANNER_ID = 'base-url-error';

/**
 * Moves an alert out of its template to the end of the page. Its last element moves it back, any other button retries.
 * @param content details of the error, for the first empty element of the alert. Pass '' while a script may still arrive:
 * `endWaitMessage` then removes the alert
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

/** Shows the message of a page that did not start; its Retry reloads the page. @param reason as the content of `showAlert` */
export function giveUp(reason: string): void {
  showAlert(LOAD_ERROR_ID, reason, () => location.reload());
}

/** Removes the message of a click that has waited too long, which names no error. */
export const endWaitMessage = (): void => document.querySelector('.load-error small:empty')?.parentElement?.remove();

/** How long a click may wait for the scripts, in milliseconds, before the error message is shown. */
const CLICK_TIMEOUT = 20_000;

/** Shows that a control waits for scripts: a message says so when that takes long. */
export function wait(control: Element): void {
  if (control.hasAttribute('aria-busy')) return;
  control.setAttribute('aria-busy', 'true');
  setTimeout(() => {
    if (control.hasAttribute('aria-busy')) giveUp('');
  }, CLICK_TIMEOUT);
}
