interface Languages {
  /** The base URL as configured, with both slashes. */
  siteBase: string;
  /** Codes of the languages; the language of the root comes first. */
  locales: string[];
}

/**
 * Where the not-found page of the language of an address is.
 * @param lang the language of the page that was sent
 * @returns undefined when that is the right one, and on a page that was saved to disk
 */
export function localizedNotFoundPage(
  {protocol, pathname}: Pick<Location, 'protocol' | 'pathname'>,
  lang: string,
  {siteBase, locales}: Languages,
): string | undefined {
  const [root = '', ...others] = locales;
  // Under another base URL than configured the language stands further down: `/folder/en/unknown`.
  const folders = pathname.split('/');
  const at = folders.findIndex((folder) => others.includes(folder));
  const base = at < 0 ? siteBase : `${folders.slice(0, at).join('/')}/`;
  const wanted = folders[at] ?? root;
  if (wanted === lang || protocol === 'file:' || !pathname.startsWith(base)) return undefined;
  return `${base}${wanted === root ? '' : `${wanted}/`}404.html`;
}

/** Begins the hash with which a not-found page passes on the address that was asked for. */
const ASKED_FOR = '#not-found:';

/**
 * The first script of the not-found pages. Many hosts answer every unknown address with the not-found page of the root, whatever
 * its language. This page then leads to the not-found page of the language of the address, before anything is painted. That page takes the
 * address back, and stays: the host may have sent the page of the root there, too.
 */
function leadToOtherLanguage({siteBase = '', locales = ''}: DOMStringMap): void {
  const {origin, pathname, search, hash} = location;
  if (hash.startsWith(`${ASKED_FOR}/`)) {
    history.replaceState(null, '', origin + hash.slice(ASKED_FOR.length));
    return;
  }
  const page = localizedNotFoundPage(location, document.documentElement.lang, {siteBase, locales: locales.split(' ')});
  if (!page) return;
  document.documentElement.hidden = true;
  location.replace(page + ASKED_FOR + pathname + search + hash);
}

leadToOtherLanguage(document.currentScript?.dataset ?? {});
