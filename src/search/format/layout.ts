import type {LanguageRules} from '../language/rules';

/**
 * The file format of an index.
 *
 * Root, first line: `RootHeader` as JSON. The lines after it depend on the layout:
 * - one file: the postings block, a line of other forms of its words, then the pages block;
 * - sharded: nothing more; `t0.txt` .. postings, `d0.txt` .. dictionary, `p0.txt` .. pages are in the folder `shards.folder`.
 *
 * The descriptions of answers (see `description.ts`) are not searched, and therefore apart: in the one-file layout in a second file, which
 * has the name of the root with `lines` for `root`; in shards, `l0.txt` .. beside the pages.
 *
 * Postings block, five lines: words, postings per word, deltas, sections, impacts. In one file the deltas are of section numbers
 * that run through all pages, and the line of sections is empty; in shards the deltas are of pages.
 * Dictionary file, two lines: words, log2 of their page counts. Pages block: one line per page, see `pageSummary.ts`.
 */
export interface RootHeader {
  readonly v: typeof FORMAT_VERSION;
  /** Number of pages. */
  readonly n: number;
  readonly rules: LanguageRules;
  /**
   * `stems=words,words;...`: the canonical term, then its synonyms without stop words; after `EXACT` folded words. In one file
   * the words that no page has are nowhere else: the reader takes them from here for completion and correction.
   */
  readonly synonyms: string;
  /** The messages of the app, see `messages.ts`. */
  readonly messages: string;
  /** Only in the sharded layout. */
  readonly shards?: ShardMap;
}

export interface ShardMap {
  /** Folder of the shards; its name is a hash of their contents, so that builds are never mixed. */
  readonly folder: string;
  /** The first stem of each postings shard, front-coded. */
  readonly terms: string;
  /** For each first letter of a phonetic key, the number of its first dictionary file and how many it has: most common words first. */
  readonly dictionaries: Readonly<Record<string, readonly [first: number, count: number]>>;
  readonly pagesPerFile: number;
}

export const FORMAT_VERSION = 5;

/** Begins a synonym that matches as it stands, stop words included. */
export const EXACT = '"';

/** Longest list of pages kept for one word in the sharded layout. */
export const MAX_POSTINGS = 400;

/** The file of descriptions that belongs to a root file. */
export const linesOf = (root: string): string => root.replace('root', 'lines');

/** Section 0 is the text above the first heading; the nth heading is section n. */
export const PAGE_TOP = 0;

/**
 * The quantized impact of a term on a page, stored as one character and turned into a weight when a query is ranked.
 * The lowest impact of each field:
 */
export const IMPACTS = {body: 0, heading: 3, keyword: 7, title: 10, count: 16} as const;
