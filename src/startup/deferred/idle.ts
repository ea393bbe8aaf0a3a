import {hasIdleCallback} from '../inline/browserFeatures';

/** How long a busy browser may delay a callback, in milliseconds. Without a limit some pages never become idle. */
const IDLE_TIMEOUT = 2_000;

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if (hasIdleCallback()) {
    requestIdleCallback(callback, {timeout: IDLE_TIMEOUT});
  } else {
    setTimeout(callback);
  }
}
