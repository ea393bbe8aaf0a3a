export interface Languages {
  /** The base URL as configured, with both slashes. */
  siteBase: string;
  /** Codes of the languages, that of the root first. */
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
  const [root] = locales;
  const [folder = ''] = pathname.slice(siteBase.length).split('/');
  const wanted = locales.includes(folder) ? folder : root;
  // Under another base URL than configured the language stands further down: `/folder/en/unknown`.
  const isNamed = pathname.split('/').includes(lang);
  if (wanted === lang || isNamed || protocol === 'file:' || !pathname.startsWith(siteBase)) {
    return undefined;
  }
  const home = wanted === root ? siteBase : `${siteBase}${wanted}/`;
  return {notFound: `${home}404.html`, home};
}
