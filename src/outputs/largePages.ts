import {brotliCompressSync, constants} from 'node:zlib';
import {read} from '../lib/files';
import {elementSpan} from '../lib/html/edits';
import {parseHtml, selectAll, selectOne} from '../lib/html/tree';
import {singleLineText} from '../lib/html/text';
import {relativeFile} from '../site/pages';

/** What a server sends before it waits for the first acknowledgement (RFC 6928), less the headers: bytes. */
const CONGESTION_WINDOW = 14_000;
/** Brotli at level 11, which hosts send, makes that share of level 1, give or take 3 % of it, and takes far longer (measured on pages). */
const LEVEL_11_SHARE = 0.756;
const NAMED_PARTS = 3;
/** The sizes of more pages help nobody, and each page must be parsed for its parts. */
const NAMED_PAGES = 10;

/** The bytes of a page, or of a part of it, as hosts send it. */
export const compressedBytes = (html: string): number =>
  LEVEL_11_SHARE * brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 1}}).length;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Says how large a page is, and which parts are the largest. */
function describeLargePage(name: string, html: string, bytes: number): string {
  const article = selectOne('article', parseHtml(html));
  const headings = article ? selectAll('h2', article) : [];
  const ends = headings.slice(1).map((next) => elementSpan(next).start);
  if (article) ends.push(elementSpan(article).end);
  const parts = headings.map((heading, index) => ({
    title: singleLineText(heading),
    size: compressedBytes(html.slice(elementSpan(heading).start, ends[index])),
  }));
  const largest = parts.sort((one, other) => other.size - one.size).slice(0, NAMED_PARTS);
  return `${name}: ${[kB(bytes), ...largest.map(({title, size}) => `"${title}" ${kB(size)}`)].join(', ')}`;
}

/**
 * Warns of pages that are larger than the first congestion window. No page is refused: its words are worth more than a round trip.
 * @param sizes of all pages, compressed, by their files
 */
export function warnOfLargePages(siteDir: string, sizes: ReadonlyMap<string, number>): void {
  const large = [...sizes].filter(([, bytes]) => bytes > CONGESTION_WINDOW).sort(([, one], [, other]) => other - one);
  if (large.length === 0) return;
  console.warn(
    [
      `[WARNING] Páginas que no caben en la primera respuesta (${kB(CONGESTION_WINDOW)}): en una red lenta tardan una vuelta más. Si puedes, lleva una parte a otra página.`,
      '[WARNING] Pages that do not fit into the first response: on a slow network they take one more round trip. If you can, move a part to another page.',
      ...large
        .slice(0, NAMED_PAGES)
        .map(([file, bytes]) => `  ${describeLargePage(relativeFile(file, siteDir), read(file), bytes)}`),
      ...(large.length > NAMED_PAGES ? [`  + ${large.length - NAMED_PAGES}`] : []),
    ].join('\n'),
  );
}
