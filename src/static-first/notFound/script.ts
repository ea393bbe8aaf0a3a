import {installTrustedTypes} from '../inline/trustedTypes';
import {fetchWithTimeout} from '../fetchFile';

declare global {
  interface Window {
    /** Whether the page that was sent has replaced itself by the page of the other language. */
    isReplaced?: true;
  }
}

interface Languages {
  /** The base URL as configured, with both slashes. */
  siteBase: string;
  /** Codes of the languages; the language of the root comes first. */
  locales: string[];
}

/**
 * Where the not-found page of the language of an address is, and the home page of that language.
 * @param lang the language of the page that was sent
 * @returns undefined when that is the right one, and on a page that was saved to disk
 */
export function localizedNotFoundPage(
  {protocol, pathname}: Pick<Location, 'protocol' | 'pathname'>,
  lang: string,
  {siteBase, locales}: Languages,
): {notFound: string; home: string} | undefined {
  const [root = '', ...others] = locales;
  // Under another base URL than configured the language stands further down: `/folder/en/unknown`.
  const folders = pathname.split('/');
  const at = folders.findIndex((folder) => others.includes(folder));
  const base = at < 0 ? siteBase : `${folders.slice(0, at).join('/')}/`;
  const wanted = folders[at] ?? root;
  if (wanted === lang || protocol === 'file:' || !pathname.startsWith(base)) return undefined;
  const home = wanted === root ? base : `${base}${wanted}/`;
  return {notFound: `${home}404.html`, home};
}

/** How long the page of the other language may take, in milliseconds: the window is empty until then. */
const DOCUMENT_TIMEOUT = 10_000;

function write(html: string): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else parses a whole document with its scripts at this address
  document.write(html);
}

/**
 * The first script of the not-found pages. Many hosts answer every unknown address with the not-found page of the root, whatever
 * its language. This page then replaces itself by the not-found page of the language of the address, before anything is painted: the whole
 * document, so that header, footer and scripts are of that language too, and the address stays.
 */
function replaceByOtherLanguage({siteBase = '', locales = ''}: DOMStringMap): void {
  const page = localizedNotFoundPage(location, document.documentElement.lang, {siteBase, locales: locales.split(' ')});
  if (!page || window.isReplaced) return;
  // The host may have no page of that language there: what it sends stays.
  window.isReplaced = true;
  // The rest of this document becomes hidden text: nothing of it is painted or executed. `stop()` would also forbid `open()`.
  write('<plaintext hidden>');
  fetchWithTimeout(page.notFound, undefined, DOCUMENT_TIMEOUT)
    // A host may answer the file itself with the status 404.
    .then(async (response) => {
      const html = await response.text();
      document.open();
      write(html);
      document.close();
    })
    .catch(() => location.replace(page.home));
}

installTrustedTypes();
replaceByOtherLanguage(document.currentScript?.dataset ?? {});
