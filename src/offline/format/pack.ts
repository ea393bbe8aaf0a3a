/**
 * A saved manual: the files of one language in one file, so that it is fetched and replaced as a whole and versions never mix.
 * What files have in common (the header, the menus, the styles) stands in it once: a host that compresses with gzip alone sends
 * little more than one that has brotli.
 */
export interface Pack {
  /** Paths with the base URL, and the number of UTF-16 units of each text; a page by its clean path. In the order of the texts. */
  files: [path: string, length: number][];
  /** All texts, one after the other: new text, or a piece of what stands before it, as offset and length. */
  pieces: (string | [offset: number, length: number])[];
}

/** Where a packed manual is and what it costs, as `offline.json` names it for each language. */
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

/** Below the base URL of the site: the list of packed manuals, asked for anew each time. */
export const PACK_LIST = 'offline.json';
