import {HYDRATED_ATTRIBUTE} from '../docusaurusInternals/client/hydratedAttribute';

/** Whether React has hydrated the page: Docusaurus then sets an attribute of the html element. */
export function isHydrated(): boolean {
  return document.documentElement.matches(`[${HYDRATED_ATTRIBUTE}=true]`);
}

/** Calls back once the page is hydrated; at once when it already is. */
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
  observer.observe(document.documentElement, {attributeFilter: [HYDRATED_ATTRIBUTE]});
}
