import {HYDRATED_ATTRIBUTE} from '../docusaurusInternals/client/names';
import {hasServiceWorker} from './browserFeatures';

/** Whether data saving is on, or the connection is slower than 4g: React and the web font are not loaded, and nothing ahead. */
export function isConstrained(): boolean {
  const {saveData, effectiveType} =
    (navigator as {connection?: {effectiveType?: unknown; saveData?: unknown}}).connection ?? {};
  return saveData === true || /[23]g$/.test(effectiveType as string);
}

/**
 * Whether this is a phone, a tablet or a computer with 2 GB of memory or less: scripts that nobody uses would cost the reader data and
 * slow down the device. Only some browsers report the memory.
 */
export const isSmallDevice = (): boolean =>
  matchMedia('(pointer: coarse)').matches || ((navigator as {deviceMemory?: number}).deviceMemory ?? 4) <= 2;

/** The breakpoint of the layout, 996 px (in em, see CONTRIBUTING.md): up to it there is a menu, and the open search is a dialog. */
export const narrowLayout = (): MediaQueryList => matchMedia('(max-width: 62.25em)');

/** Whether loading a page would end on an error page of the browser: there is no connection, and no worker that answers. */
export const isCutOff = (): boolean => !navigator.onLine && !(hasServiceWorker() && navigator.serviceWorker.controller);

/** Whether React has hydrated the page. */
export const isHydrated = (): boolean => document.documentElement.matches(`[${HYDRATED_ATTRIBUTE}=true]`);

/** Calls back once the page is hydrated; at once when it already is. */
export function whenHydrated(callback: () => void): void {
  if (isHydrated()) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (isHydrated()) {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(document.documentElement, {attributeFilter: [HYDRATED_ATTRIBUTE]});
}

/**
 * Whether the browser has translated the page: it puts each text into a `<font>`, which no page of this site has. React is not loaded on
 * such a page, because it would not find its text and render the page again.
 */
export const isTranslated = (): boolean => document.querySelector('body font') !== null;
