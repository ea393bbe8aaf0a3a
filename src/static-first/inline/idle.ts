/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(callback);
}
