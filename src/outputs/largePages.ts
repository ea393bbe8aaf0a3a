import {brotliCompressSync, constants} from 'node:zlib';
import {relativeFile} from '../site/pages';

/** What a server sends before it waits for the first acknowledgement (RFC 6928), less the headers: bytes. */
const CONGESTION_WINDOW = 14_000;
/** Brotli at level 11, which hosts send, makes that share of level 1, give or take 3 % of it, and takes far longer (measured on pages). */
const LEVEL_11_SHARE = 0.756;
const NAMED_PAGES = 10;

/** The bytes of a page as hosts send it. */
export const compressedBytes = (html: string): number =>
  LEVEL_11_SHARE * brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 1}}).length;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

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
      ...large.slice(0, NAMED_PAGES).map(([file, bytes]) => `  ${relativeFile(file, siteDir)}: ${kB(bytes)}`),
      ...(large.length > NAMED_PAGES ? [`  + ${large.length - NAMED_PAGES}`] : []),
    ].join('\n'),
  );
}
