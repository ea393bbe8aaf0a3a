import {HYDRATED_ATTRIBUTE} from '../docusaurusInternals/client/names';

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

/**
 * Whether the browser has translated the page: it puts each text into a `<font>`, which no page of this site has. React must not
 * hydrate such a page, whose text it would not find.
 */
export const isTranslated = (): boolean => document.querySelector('body font') !== null;
