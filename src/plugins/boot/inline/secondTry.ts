/** Whether this page is here because it was loaded again, by itself or by the reader. It can be told without storage. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
