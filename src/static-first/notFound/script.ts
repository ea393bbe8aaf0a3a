interface Languages {
  /** The base URL as configured, with both slashes. */
  siteBase: string;
  /** Codes of the languages; the language of the root comes first. */
  locales: string[];
}

/**
 * The path of the not-found page in the language of an address.
 * @param lang the language of the page that was sent
 * @returns undefined when the sent page is the right one, and on a page that was saved to disk
 */
export function localizedNotFoundPage(
  {protocol, pathname}: Pick<Location, 'protocol' | 'pathname'>,
  lang: string,
  {siteBase, locales}: Languages,
): string | undefined {
  const [root = '', ...others] = locales;
  // Under another base URL than configured the language comes later in the path: `/folder/en/unknown`.
  const folders = pathname.split('/');
  const at = folders.findIndex((folder) => others.includes(folder));
  const base = at < 0 ? siteBase : `${folders.slice(0, at).join('/')}/`;
  const language = folders[at] ?? root;
  if (language === lang || protocol === 'file:' || !pathname.startsWith(base)) return undefined;
  return `${base}${language === root ? '' : `${language}/`}404.html`;
}

/** The beginning of the hash with which a not-found page passes on the requested address. */
const ASKED_FOR = '#not-found:';

/**
 * The first script of the not-found pages. Many hosts answer every unknown address with the not-found page of the root, whatever its
 * language. This page then leads to the not-found page of the language of the address, before anything is painted. That page restores the
 * address, and stays: the host may have sent the page of the root there, too.
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
