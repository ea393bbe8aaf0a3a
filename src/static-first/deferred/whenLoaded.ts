import {hasIdleCallback} from '../inline/browserFeatures';

/** How long after the HTML a stylesheet or picture may delay the scripts, in milliseconds: one may never come. */
const LOAD_TIMEOUT = 5_000;

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

/** Calls back once when the page is loaded and the browser is idle. */
export async function whenLoaded(callback: () => void): Promise<void> {
  await new Promise((resolve) => {
    addEventListener('load', resolve);
    addEventListener('DOMContentLoaded', () => setTimeout(resolve, LOAD_TIMEOUT));
  });
  whenIdle(callback);
}
