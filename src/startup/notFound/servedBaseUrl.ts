/** How many folders of an address are tried. */
const MAX_FOLDERS = 4;

async function isScript(url: string): Promise<boolean> {
  const response = await fetch(url, {method: 'HEAD'}).catch(() => undefined);
  // Some hosts respond to every address with a page.
  return response?.ok === true && response.headers.get('content-type')?.includes('javascript') === true;
}

/**
 * Finds the base URL that the site is served under when it was built for another one. Unlike that of a known page (inline/baseUrl.ts), the
 * address of an unknown page does not contain it in a known form, so that the folders of the address are tried.
 * @param pathname the address of the page
 * @param siteBase base URL as configured, with both slashes
 * @param script path of a script of the page, as it was built
 * @returns undefined when the script is below none of the folders
 */
export async function servedBaseUrl(pathname: string, siteBase: string, script: string): Promise<string | undefined> {
  let base = '/';
  for (const folder of pathname.split('/').slice(0, -1).filter(Boolean).slice(0, MAX_FOLDERS)) {
    base += `${folder}/`;
    if (base !== siteBase && (await isScript(base + script.slice(siteBase.length)))) {
      return base;
    }
  }
  return undefined;
}
