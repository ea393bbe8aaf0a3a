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

/**
 * The address of the page on its site, where this is one of a copy that readers have: tools that copy a site write relative addresses, or
 * open its files by their names. A host, which may be configured wrongly, is asked for folders.
 * @returns undefined on a host
 */
export function originalOfCopy(): string | undefined {
  const built = document.querySelector('script[defer]')?.getAttribute('src') ?? '';
  const original = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (!original) return undefined;
  const isFile = location.pathname.endsWith('.html') && new URL(original).origin !== location.origin;
  return isFile || !built.startsWith('/') ? original : undefined;
}
