import {hasServiceWorker} from './browserFeatures';

/** Whether data saving is on, or the connection is slow: by default slower than 4g, so that scripts are loaded on use only. */
export function isConstrained(slow = /[23]g$/): boolean {
  const {saveData, effectiveType} =
    (navigator as {connection?: {effectiveType?: unknown; saveData?: unknown}}).connection ?? {};
  return saveData === true || slow.test(effectiveType as string);
}

/** Whether this is a phone or a tablet: scripts which nobody uses would cost its reader data, and slow down what it does instead. */
export const isHandheld = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Whether the load of a page would end on an error page of the browser: there is no connection, and no worker that answers. */
export const isCutOff = (): boolean => !navigator.onLine && !(hasServiceWorker() && navigator.serviceWorker.controller);
