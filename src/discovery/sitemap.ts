import type {Document} from 'domhandler';
import {escapeHtml} from '../utils/escapeHtml';
import {selectAll, selectOne} from '../html/select';

/** A page for search engines. */
export type SitemapEntry = {
  address: string;
  /** The day of the last change, where it is known. */
  lastChange?: string;
  /** The page in each language, itself included, as its head names them. */
  translations: {language: string; address: string}[];
};

/**
 * The entry of a built page.
 * @returns nothing for a page that is not to be indexed, or has no address
 */
export function sitemapEntry(document: Document, lastChange?: string): SitemapEntry | undefined {
  const one = (selector: string) => selectOne(selector, document)?.attribs;
  const address = one('link[rel=canonical]')?.href;
  if (address === undefined || one('meta[name=robots]')?.content?.includes('noindex')) return undefined;
  const translations = selectAll('link[rel=alternate][hreflang]', document).map(({attribs}) => ({
    language: attribs.hreflang ?? '',
    address: attribs.href ?? '',
  }));
  return {address, ...(lastChange !== undefined && {lastChange}), translations};
}

function writeEntry({address, lastChange, translations}: SitemapEntry): string {
  const alternates = translations.map(
    (translation) =>
      `<xhtml:link rel="alternate" hreflang="${translation.language}" href="${escapeHtml(translation.address)}"/>`,
  );
  const changed = lastChange === undefined ? [] : [`<lastmod>${lastChange}</lastmod>`];
  return ['<url>', `<loc>${escapeHtml(address)}</loc>`, ...changed, ...alternates, '</url>'].join('');
}

/** Writes the sitemap of a language, without `changefreq` and `priority`, which search engines ignore. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...entries].sort((one, other) => (one.address < other.address ? -1 : 1)).map(writeEntry),
    '</urlset>',
    '',
  ].join('\n');
}
