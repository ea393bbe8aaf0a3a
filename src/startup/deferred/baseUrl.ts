/**
 * The base URL under which the site is served, where this script was found below another one than configured
 * (inline/missingScript.ts).
 * @param siteBase base URL as configured, with both slashes
 * @returns undefined when the script came from where the page was built for
 */
export function otherBaseUrl(siteBase: string): string | undefined {
  const built = document.querySelector('script[defer]')?.getAttribute('src') ?? '';
  const {src} = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;
  const path = src && new URL(src).pathname;
  return path && path !== built ? path.slice(0, siteBase.length - built.length) : undefined;
}
