import type {Posting} from '../format/postings';

/** A term of the index. */
export interface Entry {
  readonly word: string;
  readonly stem: string;
  readonly folded: string;
  /** Document frequency. */
  readonly pages: number;
  readonly postings: readonly Posting[];
}

/** One expansion of a typed word: entries whose postings match it together, with a weight. */
export interface Expansion {
  readonly entries: readonly Entry[];
  readonly weight: number;
  /** The document frequency, when not that of each entry. */
  readonly pages?: number;
}

/** A word of the query with everything it is expanded to. */
export interface QueryTerm {
  readonly typed: string;
  readonly expansions: Expansion[];
  /** The word searched for instead of the typed one, as the pages write it. */
  readonly corrected?: string;
}
