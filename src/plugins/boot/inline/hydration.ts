/** Docusaurus says so on the html element once React has taken over the page. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once, when the page is hydrated (at once when it already is). */
export function whenHydrated(callback: () => void): void {
  if (isHydrated()) {
    callback();
    return;
  }
  const observer = new MutationObserver(() => {
    if (isHydrated()) {
      observer.disconnect();
      callback();
    }
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}
