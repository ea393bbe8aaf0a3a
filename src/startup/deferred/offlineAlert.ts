/** Lets the alert say that there is no connection, instead of showing its Retry button (hydration/load-error.css). */
export function followConnection(): void {
  const update = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  addEventListener('online', update);
  addEventListener('offline', update);
}
