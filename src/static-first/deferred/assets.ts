import {sprite} from '../../site/addresses';
import {fetchFile, GoneError, REQUEST_TIMEOUT} from '../fetchFile';
import {PAGE_ASSETS_ID} from '../names';

/** Marks the stylesheet of the site when it is loaded. */
const LOADED_ATTRIBUTE = 'data-loaded';

/** URLs of the files that a page loads after its HTML. The development server has one stylesheet for everything and names none here. */
type PageAssets = {
  /** In the order in which they execute. */
  scripts: string[];
  /** All rules of the site: for what scripts show. */
  allCss?: string;
  /** Base URL of the language. */
  base?: string;
  /** The files of the search, below its folder. */
  searchIndex?: string;
  searchScript?: string;
};

/** @returns the assets of this page; undefined on one that has none. */
export function pageAssets(): PageAssets | undefined {
  const {scripts, ...others} = document.getElementById(PAGE_ASSETS_ID)?.dataset ?? {};
  return scripts ? {scripts: scripts.split(' '), ...others} : undefined;
}

/**
 * The integrity hash of a script or a stylesheet: the build names both by the SHA-256 of their content (src/static-first/build,
 * src/outputs). A file that was changed, truncated or replaced fails like a missing one.
 * @returns the value of `integrity`; empty for the names of the development server
 */
export function integrityOf(address: string): string {
  const [, hash] = /\.([\da-f]{64})\./.exec(address) ?? [];
  const bytes = hash?.match(/../g)?.map((byte) => Number(`0x${byte}`));
  return bytes ? `sha256-${btoa(String.fromCharCode(...bytes))}` : '';
}

/** Appends an element to the head. A file of this site that does not match the hash in its name fails like a missing one. */
export function append<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const {src = '', href = src} = properties as {src?: string; href?: string};
  const element = document.createElement(tag);
  // Without `crossOrigin`, the integrity policy blocks a script (hosting/model/headers.ts), and scripts cannot read the rules of a
  // stylesheet.
  Object.assign(element, {crossOrigin: '', integrity: integrityOf(href)}, properties);
  document.head.append(element);
  return element;
}

/**
 * Resolves when the file of an element has come.
 * @throws a `GoneError` when the server no longer has it; another error when it does not come for any other reason, or in time
 */
export const loaded = (element: HTMLScriptElement | HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const address = 'src' in element ? element.src : element.href;
    const fail = () => reject(new Error(`Did not load: ${address}`));
    element.addEventListener('load', resolve);
    // The event does not say whether the server has the file.
    element.addEventListener('error', () => {
      fetchFile(address, 'a file of this page', {method: 'HEAD'}).then(fail, (error: unknown) =>
        error instanceof GoneError ? reject(error) : fail(),
      );
    });
    setTimeout(fail, REQUEST_TIMEOUT);
  });

/**
 * Loads the stylesheet of the site, once unless it fails: a page has only its own rules in its HTML, and scripts show more.
 * @throws when it does not load
 */
export async function loadStylesheet(): Promise<void> {
  const {allCss} = pageAssets() ?? {};
  if (!allCss) return;
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${allCss}"]`) ??
    append('link', {rel: 'stylesheet', href: allCss});
  // Not `link.sheet`: Chromium has one for a stylesheet that failed, too.
  if (link.hasAttribute(LOADED_ATTRIBUTE)) return;
  // At once: a link that has failed has no further event for the next one who asks.
  link.addEventListener('error', () => link.remove());
  await loaded(link);
  link.toggleAttribute(LOADED_ATTRIBUTE, true);
}

/**
 * Fetches the stylesheet and the drawings of the site for the next page. The stylesheet is not applied: the browser would style the whole
 * page again.
 */
export function prefetchStyles(): void {
  const {allCss, base = ''} = pageAssets() ?? {};
  if (!allCss) return;
  append('link', {rel: 'prefetch', as: 'style', href: allCss});
  append('link', {rel: 'prefetch', as: 'image', href: base + sprite});
}

let isRequested = false;

/** Appends the scripts of React, once. They execute in document order. */
export function loadScripts(): void {
  const assets = pageAssets();
  if (!assets || isRequested) return;
  isRequested = true;
  for (const src of assets.scripts) append('script', {src, async: false});
}
