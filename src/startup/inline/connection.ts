import {hasServiceWorker} from './browserFeatures';

/** @returns whether data saving is on, or the browser reports a type slower than 4g. */
export function isConstrained(): boolean {
  const {saveData, effectiveType} =
    (navigator as {connection?: {effectiveType?: unknown; saveData?: unknown}}).connection ?? {};
  return saveData === true || /[23]g$/.test(effectiveType as string);
}

/** Whether the load of a page would end on an error page of the browser: there is no connection, and no worker that answers. */
export const isCutOff = (): boolean => !navigator.onLine && !(hasServiceWorker() && navigator.serviceWorker.controller);
