/**
 * A saved manual: the files of one language in one file, so that it is fetched and replaced as a whole and versions never mix.
 * Repeated text (header, menus, styles) is stored once, so that gzip compresses it nearly as well as brotli.
 */
export interface Pack {
  /** Paths with the base URL, and the number of UTF-16 units of each text; a page by its clean path. In the order of the texts. */
  files: [path: string, length: number][];
  /** All texts, one after the other: new text, or a piece of what stands before it, as offset and length. */
  pieces: (string | [offset: number, length: number])[];
}

/** The file of a packed manual and its sizes, as `offline.json` lists them for each language. */
export interface PackInfo {
  /** Path with the base URL. The name changes with the content. */
  file: string;
  /** How many bytes the file has, for the progress. */
  bytes: number;
  /** How many bytes are sent at most: compressed with gzip, which every host can do. */
  sent: number;
}

/** By locale. */
export type PackInfos = {[locale: string]: PackInfo};

/** The list of packed manuals, below the base URL of the site; served with `no-cache`. */
export const PACK_LIST = 'offline.json';
