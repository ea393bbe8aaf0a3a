/**
 * Whether this browser has all that the worker and the saved manual need. A worker that misses one of them would answer every page with
 * an error. In a page and in the worker.
 */
export const isCachingSupported = (): boolean =>
  'caches' in globalThis &&
  'locks' in navigator &&
  'subtle' in crypto &&
  typeof (AbortSignal as Partial<typeof AbortSignal>).timeout === 'function';
