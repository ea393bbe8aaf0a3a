import {contentIndex} from '../../contentIndex';
import {append} from '../../inline/assets';
import {isConstrained} from '../../inline/conditions';

/** The parts of the bundler's runtime that are replaced. */
declare const __webpack_require__: {
  /** Loads a chunk. */
  e: (id: string) => Promise<unknown>;
  /** The file of a chunk, below the base URL; undefined for what the entry contains. */
  u: (id: string) => string | undefined;
  /** Loads the script of a chunk; the same for several chunks that one file holds. */
  l: (address: string, done: (event: Event) => void) => void;
  /** Whether a chunk has been executed. */
  O: {j: (id: string) => boolean};
};

let files: {[id: string]: string} = {};

async function loadChunkNames(): Promise<void> {
  ({chunks: files} = await contentIndex());
}

const loading = new Map<string, HTMLScriptElement>();

/** Loads a script as the loader of pages does (src/static-first/inline/assets.ts): the runtime's own sets no integrity. */
function loadScript(src: string, done: (event: Event) => void): void {
  const script = loading.get(src) ?? append('script', {src});
  loading.set(src, script);
  for (const type of ['load', 'error']) {
    script.addEventListener(type, (event) => {
      loading.delete(src);
      done(event);
    });
  }
}

/**
 * Makes the runtime take the file names of chunks from the content index. A runtime that contained them would change with the text of
 * any page, and with it the HTML of all. The chunks of this page have been executed by now, so that they need no index.
 */
export function loadChunkNamesOnDemand(): void {
  // Before hydration, which takes a while: the first search needs it, and what is fetched ahead.
  if (!isConstrained(/2g$/)) loadChunkNames().catch(() => undefined);
  const {e: load} = __webpack_require__;
  __webpack_require__.l = loadScript;
  __webpack_require__.u = (id) => files[id];
  __webpack_require__.e = async (id) => {
    if (!__webpack_require__.O.j(id)) await loadChunkNames();
    return load(id);
  };
}

type FetchAhead = (path: string) => unknown;

/**
 * Delays fetching ahead until the content index is loaded: Docusaurus needs the file names of the chunks synchronously. Where it fails, the
 * page is loaded when its link is followed.
 */
export function fetchAheadAfterChunkNames(): void {
  const site = window as unknown as {docusaurus: Record<'prefetch' | 'preload', FetchAhead>};
  const {prefetch, preload} = site.docusaurus;
  const delayed = (fetchAhead: FetchAhead) => (path: string) => {
    if (!isConstrained(/2g$/)) {
      loadChunkNames()
        .then(() => fetchAhead(path))
        .catch(() => undefined);
    }
  };
  site.docusaurus = {prefetch: delayed(prefetch), preload: delayed(preload)};
}
