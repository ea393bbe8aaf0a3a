/** Hides the Retry button of the alert while there is no connection, and says so instead (hydration/load-error.css). */
export function followConnection(): void {
  const update = () => document.querySelector('.load-error')?.toggleAttribute('data-offline', !navigator.onLine);
  addEventListener('online', update);
  addEventListener('offline', update);
}
