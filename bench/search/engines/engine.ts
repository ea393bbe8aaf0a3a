import {brotliCompressSync} from 'node:zlib';
import type {SearchPage} from '../../../src/search';
import {type Locale} from '../../../e2e/support/routes';

/** A search engine in the bench. */
export interface Engine {
  readonly build: (pages: readonly SearchPage[], language: Locale) => Promise<BuiltEngine>;
}

export interface BuiltEngine {
  /** Memory of other processes that the build needed, in bytes. */
  readonly otherMemory?: number;
  /** A reader's visit, with nothing cached. */
  readonly visit: () => Promise<Visit>;
}

export interface Visit {
  /** The first answers, as a box would show them. */
  readonly search: (query: string) => Promise<Found[]>;
  /** What was fetched so far. */
  readonly traffic: Traffic;
}

export interface Found {
  readonly url: string;
  readonly heading?: string;
}

export interface Traffic {
  bytes: number;
  requests: number;
}

/** Answers that a box shows. */
export const SHOWN = 5;

/** Bytes on the wire of something a host compresses. */
const wireBytes = (content: string | Buffer): number => brotliCompressSync(content).length;

/** Remembers sizes, since each visit fetches the same things again. */
export function sizes(): (name: string, content: () => string | Buffer) => number {
  const known = new Map<string, number>();
  return (name, content) => {
    const size = known.get(name) ?? wireBytes(content());
    known.set(name, size);
    return size;
  };
}
