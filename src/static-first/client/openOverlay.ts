/** @returns `addOverlay` of the deferred script (deferred/overlayHistory.ts), which has the list of all overlays */
export const openOverlay = (close: () => void): (() => void) =>
  window.beforeHydration?.addOverlay?.(close) ?? (() => undefined);
