import type {LanguageRules} from '../language/rules';

/**
 * The files of an index, as the builder writes them and the reader reads them.
 *
 * Root, first line: `RootHeader` as JSON. The lines after it depend on the layout:
 * - one file: the postings block, a line of other forms of its words, then the pages block;
 * - sharded: nothing more; `t0.txt` .. postings, `d0.txt` .. spelling, `p0.txt` .. pages stand in the folder `files`.
 *
 * Postings block, five lines: words, postings a word, page deltas, sections, levels.
 * Spelling file, two lines: words, how common each is. Pages block: one line a page, see `pages.ts`.
 */
export interface RootHeader {
  readonly v: typeof FORMAT_VERSION;
  /** Number of pages. */
  readonly n: number;
  readonly rules: LanguageRules;
  /** `stems=stems,stems;...`: what the pages say, then what readers say for it. */
  readonly synonyms: string;
  /** Only in the sharded layout. */
  readonly shards?: ShardMap;
}

export interface ShardMap {
  /** Folder of the shards; its name holds the hash of all they contain, so builds are never mixed. */
  readonly folder: string;
  /** The first stem of each postings shard, front-coded. */
  readonly terms: string;
  /** For each first sound, the number of its first spelling file and how many it has: most common words first. */
  readonly sounds: Readonly<Record<string, readonly [first: number, count: number]>>;
  readonly pagesPerFile: number;
}

export const FORMAT_VERSION = 1;

/** Longest list of pages kept for one word in the sharded layout. */
export const MOST_POSTINGS = 400;

/** Section 0 is the page itself; the nth heading is section n. */
export const PAGE_TOP = 0;

/**
 * How much a word says about a page, in levels. Levels are what the index stores, as one character,
 * and the reader turns them into weight. The first of each kind:
 */
export const LEVELS = {body: 0, heading: 6, keyword: 10, title: 13, count: 19} as const;
