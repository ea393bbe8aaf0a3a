/** The base URL as configured, without a locale: a setting in the tag of the inline script (build/plugin.ts). */
export const siteBase = (): string =>
  document.querySelector<HTMLElement>('script[data-site-base]')?.dataset.siteBase ?? '/';

/** The address of the deferred script, as the page names it. */
const builtSource = (): string => document.querySelector('script[defer]')?.getAttribute('src') ?? '';

/**
 * The base URL under which the site is served, if this script was found under a different one than configured (inline/deferredScript.ts).
 * @param configuredUrl base URL as configured, with both slashes
 * @returns undefined when the script came from the base URL that the page was built for
 */
export function otherBaseUrl(configuredUrl: string): string | undefined {
  const source = builtSource();
  const {src} = (document.currentScript ?? {}) as Partial<HTMLScriptElement>;
  const path = src && new URL(src).pathname;
  return path && path !== source ? path.slice(0, configuredUrl.length - source.length) : undefined;
}

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The address of the page on its site, if this page is in a copy of the site: the copy is on another host, and tools that copy a site
 * write relative addresses, or open its files by their names. Operators see their site on its own host, or try it on their machine.
 * @returns undefined where the message is for an operator
 */
export function originalOfCopy(): string | undefined {
  const originalAddress = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (!originalAddress) return undefined;
  const {hostname, pathname} = location;
  const isOnSite = new URL(originalAddress).hostname === hostname;
  const isTried = OWN_MACHINE.includes(hostname) && !pathname.endsWith('.html');
  return (isOnSite || isTried) && builtSource().startsWith('/') ? undefined : originalAddress;
}
