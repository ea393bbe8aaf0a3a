const root = document.documentElement;

/** Docusaurus says so on the html element once React has taken over the page. */
export function isHydrated(): boolean {
  return root.dataset.hasHydrated === 'true';
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
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}
