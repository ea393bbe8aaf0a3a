/** How many folders of an address are tried, including the root of the host. */
const MAX_FOLDERS = 5;

/**
 * Looks for the deferred script in each folder of the page's address when it is not at the address in the page: the site may be served
 * under another base URL. A copy found there says so (deferred/baseUrl.ts).
 * @param script the element that failed to load; any other element than the deferred script is ignored
 * @param siteBase base URL as configured, with both slashes
 */
export function findDeferredScript(script: HTMLScriptElement, siteBase: string): void {
  if (!script.defer) return;
  const {integrity, crossOrigin} = script;
  const file = script.getAttribute('src')?.slice(siteBase.length) ?? '';
  let base = '';
  for (const folder of location.pathname.split('/', MAX_FOLDERS)) {
    // Repeated slashes are left out: they would name another host.
    if (folder || !base) {
      base += `${folder}/`;
      // In order: the folder of a language has the same file, and the first match is the folder of the site.
      const copy = document.createElement('script');
      document.head.append(Object.assign(copy, {integrity, crossOrigin, async: false, src: base + file}));
    }
  }
}
