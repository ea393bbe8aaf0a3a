/** Whether this page was loaded by a reload, its own or the reader's. Works where storage is denied. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
