/** Ids of the templates at the end of the body (alerts.ts). Each holds one alert, in the page's language. */
export const MESSAGE = 'boot-message';
export const BASE_URL_BANNER = 'boot-base-url';

/** Moves an alert out of its template into the page, where it is spoken; nothing the second time. */
function reveal(id: string): HTMLElement | null | undefined {
  const alert = document
    .querySelector<HTMLTemplateElement>(`template#${id}`)
    ?.content.querySelector<HTMLElement>('div');
  if (alert) {
    document.body.append(alert);
  }
  return alert;
}

/** Says at the foot of the page that it could not start, why, and offers to try again; offline there is no use in that. */
export function showMessage(reason: string): void {
  const alert = reveal(MESSAGE);
  if (alert) {
    const follow = () => alert.toggleAttribute('data-offline', !navigator.onLine);
    follow();
    addEventListener('online', follow);
    addEventListener('offline', follow);
    alert.querySelector('small')?.append(reason);
    alert.querySelector('button')?.addEventListener('click', () => location.reload());
  }
}

/** Says that the site stands under another address than configured, and which base URL would fit. */
export function showBaseUrlBanner(found: string): void {
  const suggestion = reveal(BASE_URL_BANNER)?.querySelector('p:last-child code');
  if (suggestion) {
    suggestion.textContent = found;
  }
}
