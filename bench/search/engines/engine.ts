import {brotliCompressSync} from 'node:zlib';
import type {SearchPage} from '../../../src/search';
import {type Locale} from '../../../e2e/support/routes';

/** A search engine in the bench. */
export interface Engine {
  /** @returns a function that opens the built index, like a reader's browser */
  readonly build: (pages: readonly SearchPage[], language: Locale) => Promise<() => OpenEngine>;
}

export interface OpenEngine {
  /** The transfer before the first results, including code. */
  readonly bytes: number;
  /** The first results, as a search box would show them. */
  readonly search: (query: string) => readonly Found[];
}

export interface Found {
  readonly url: string;
  readonly heading?: string;
}

/** The transfer size of a compressed content. */
export const wireBytes = (content: string | Buffer): number => brotliCompressSync(content).length;
