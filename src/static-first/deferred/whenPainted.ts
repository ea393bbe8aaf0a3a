import {hasIdleCallback} from '../inline/browserFeatures';

/** How long after the HTML a stylesheet or picture may delay the scripts, in milliseconds: one may never come. */
const LOAD_TIMEOUT = 5_000;

/** How long the first frame may take after that, in milliseconds: a tab that is covered or in the background paints none. */
const FRAME_TIMEOUT = 1_000;

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

const loaded = () =>
  new Promise((resolve) => {
    addEventListener('load', resolve);
    addEventListener('DOMContentLoaded', () => setTimeout(resolve, LOAD_TIMEOUT));
  });

const painted = () =>
  new Promise((resolve) => {
    // The first frame is painted when the second one begins.
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, document.hidden ? 0 : FRAME_TIMEOUT);
  });

/**
 * Calls back once when the page is loaded and painted and the browser is idle. On a fast connection the load event comes before
 * the first paint, which the scripts would delay.
 */
export async function whenPainted(callback: () => void): Promise<void> {
  await loaded();
  await painted();
  whenIdle(callback);
}
