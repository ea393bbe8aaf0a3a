import {brotliCompressSync} from 'node:zlib';
import type {SearchPage} from '../../../src/search';
import {type Locale} from '../../../e2e/support/routes';

/** A search engine in the bench. */
export interface Engine {
  /** @returns what opens the index that was built, as a reader's browser does */
  readonly build: (pages: readonly SearchPage[], language: Locale) => Promise<() => OpenEngine>;
}

export interface OpenEngine {
  /** Transfer before the first answer, code included. */
  readonly bytes: number;
  /** The first answers, as a box would show them. */
  readonly search: (query: string) => readonly Found[];
}

export interface Found {
  readonly url: string;
  readonly heading?: string;
}

/** Bytes on the wire of something a host compresses. */
export const wireBytes = (content: string | Buffer): number => brotliCompressSync(content).length;
