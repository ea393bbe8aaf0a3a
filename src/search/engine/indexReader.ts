import {type Description} from '../format/description';
import {type PageSummary} from '../format/pageSummary';
import {type TermPostings} from '../format/postings';
import {type SynonymRule} from '../format/synonyms';
import {type Analyzer} from '../language/analyzer';
import {type KnownMessage} from './findMessage';
import {createIndexBase, parseHeader} from './indexBase';
import {createOneFileReader} from './oneFileReader';
import {createShardedReader} from './shardedReader';

/** A term of the index with its stem and folded form. */
export interface Entry extends TermPostings {
  readonly stem: string;
  readonly folded: string;
}

/** A word of the dictionary for spelling correction. */
export interface DictionaryWord {
  readonly word: string;
  readonly stem: string;
  readonly folded: string;
  /** log2 of one more than the number of pages it is on. */
  readonly logFrequency: number;
}

/** Reads an index of either layout. Every promise rejects when a fetch does, and may be retried. */
export interface IndexReader {
  readonly analyzer: Analyzer;
  readonly pages: number;
  readonly synonyms: readonly SynonymRule[];
  /** The messages of the app; in one file also the headings, for a query that repeats one. */
  readonly messages: readonly KnownMessage[];
  /** Whether every lookup may be another request. */
  readonly sharded: boolean;
  readonly find: (stem: string) => Promise<Entry | undefined>;
  /** Terms that begin with a prefix, or `undefined` when they are spread over too many files. */
  readonly withPrefix: (prefix: string) => Promise<Entry[] | undefined>;
  /** Words by the first letter of their phonetic key, most common first, in parts: `undefined` after the last part. */
  readonly dictionary: (keyInitial: string, part: number) => Promise<DictionaryWord[] | undefined>;
  readonly summary: (page: number) => Promise<PageSummary>;
  /** The descriptions of the answers of a page: of the page itself, then of each of its headings, then of its messages. */
  readonly descriptions: (page: number) => Promise<readonly Description[]>;
}

/** Fetches a file of the index by its name. Rejects when it cannot. */
export type FetchText = (name: string) => Promise<string>;

/** Opens an index of either layout by its root file. Rejects when another version of the builder has written it. */
export async function openIndex(fetchText: FetchText, root: string): Promise<IndexReader> {
  const lines = (await fetchText(root)).split('\n');
  const header = parseHeader(lines[0] ?? '', root);
  const base = createIndexBase(header, fetchText);
  return header.shards ? createShardedReader(base, header.shards) : createOneFileReader(base, root, lines);
}
