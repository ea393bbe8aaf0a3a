import {contentIndex} from '../../client/contentIndex';
import {isConstrained} from '../../inline/connection';
import {integrityOf} from '../../inline/integrity';

/** What the runtime of the bundler has for modules. */
declare const __webpack_require__: {
  /** Loads a chunk. */
  e: (id: string) => Promise<unknown>;
  /** The file of a chunk, below the base URL. */
  u: (id: string) => string;
  /** What the script of a chunk is compared with (generated/chunkAssets.ts). */
  integrityOf: (address: string) => string;
  /** Whether a chunk has been executed. */
  O: {j: (id: string) => boolean};
};

let files: {[id: string]: string} = {};

async function find(): Promise<void> {
  ({chunks: files} = await contentIndex());
}

/**
 * Lets the runtime find the chunks, which are named in the content index: a runtime with their names would change with the words of any
 * page, and with it the HTML of all. Those of this page have been executed by now and wait for nothing.
 */
export function findChunks(): void {
  const {e: load, u: fileOf} = __webpack_require__;
  __webpack_require__.integrityOf = integrityOf;
  __webpack_require__.u = (id) => files[id] ?? fileOf(id);
  __webpack_require__.e = async (id) => {
    if (!__webpack_require__.O.j(id)) {
      await find();
    }
    return load(id);
  };
}

interface Fetcher {
  prefetch: (path: string) => unknown;
  preload: (path: string) => unknown;
}

/** Lets links wait for the content index before they fetch a page ahead: Docusaurus asks for the names of its chunks at once. */
export function prefetchWhenFound(): void {
  const site = window as unknown as {docusaurus: Fetcher};
  const {prefetch, preload} = site.docusaurus;
  site.docusaurus = {
    preload,
    prefetch: (path) => {
      if (!isConstrained()) {
        find().then(
          () => prefetch(path),
          () => undefined,
        );
      }
    },
  };
}
