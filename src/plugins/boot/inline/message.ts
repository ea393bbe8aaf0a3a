import type {Settings} from './settings';

function append<Tag extends keyof HTMLElementTagNameMap>(parent: Element, tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** @returns a new, empty alert; screen readers speak what is then put into it. */
function openAlert(id: string, className: string): HTMLElement | undefined {
  if (document.getElementById(id)) {
    return undefined;
  }
  const alert = document.createElement('div');
  alert.id = id;
  alert.className = className;
  alert.setAttribute('role', 'alert');
  document.body.append(alert);
  return alert;
}

/** Says at the foot of the page that it could not start, why, and offers to try again; offline there is no use in that. */
export function showMessage({failed, offline, retry}: Settings, reason: string): void {
  const alert = openAlert('boot-message', 'boot-message');
  if (!alert) {
    return;
  }
  const text = append(alert, 'p', navigator.onLine ? failed : offline);
  append(alert, 'small', reason);
  const offerRetry = () => {
    text.textContent = failed;
    append(alert, 'button', retry).onclick = () => location.reload();
  };
  if (navigator.onLine) {
    offerRetry();
  } else {
    addEventListener('online', offerRetry, {once: true});
  }
}

/** Says that the site stands under another address than configured, and which base URL would fit. */
export function showBaseUrlBanner({baseTitle, baseConfigured, baseSuggested, siteBase}: Settings, found: string): void {
  const alert = openAlert('boot-base-url', 'boot-message');
  if (alert) {
    append(alert, 'p', baseTitle);
    append(append(alert, 'p', baseConfigured), 'code', siteBase);
    append(append(alert, 'p', baseSuggested), 'code', found);
  }
}
