import {type ComponentType, useCallback, useRef, useState} from 'react';
import {fetchFile, pageAssets} from '../../static-first';
import type {Candidate} from '../../ui/NearestPage/nearest';
import type {PanelProps} from './Panel';

let text: Promise<string> | undefined;

/**
 * The text of the search index of this page's locale, loaded once; after a failure, again. Not in the chunk of the engine, so that both
 * are requested at the same time.
 * @param base base URL of the locale
 */
export function fetchIndex(base: string): Promise<string> {
  // The name in `npm start`, whose pages have none, never changes (src/search/plugin).
  text ??= fetchFile(`${base}search/${pageAssets()?.search ?? 'root.json'}`, 'the search index')
    .then((response) => response.text())
    .catch((error: unknown) => {
      text = undefined;
      throw error;
    });
  return text;
}

/**
 * Loads the results panel with the search engine, and the index meanwhile. All imports of the panel are here, so that it
 * is one chunk.
 * @param base base URL of the locale
 */
function loadPanel(base: string) {
  // A failure is shown with the outcome of the query.
  fetchIndex(base).catch(() => undefined);
  return import('./Panel');
}

type LazyPanel = {
  /** The results panel, once it is loaded. */
  Panel: ComponentType<PanelProps> | undefined;
  /** Why it could not be loaded: a `GoneError` when its script is gone, as after a deploy. */
  error: unknown;
  /** Loads it once; after a failure, again. */
  load: () => void;
};

/** The bundler's error has the address of the script, but not the status: the server says whether it is gone. */
async function reasonOf(error: unknown): Promise<unknown> {
  const {request} = error as {request?: string};
  return request === undefined
    ? error
    : fetchFile(request, 'the script of the search', {method: 'HEAD'}).catch((reason: unknown) => reason);
}

/**
 * Loads the results panel with the search engine on demand, when the field is used for the first time.
 * @param base base URL of the locale
 */
export function useLazyPanel(base: string): LazyPanel {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [error, setError] = useState<unknown>();
  const requested = useRef(false);
  const load = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    setError(undefined);
    loadPanel(base).then(
      (module) => setPanel(() => module.Panel),
      async (failure: unknown) => {
        const reason = await reasonOf(failure);
        requested.current = false;
        setError(reason);
      },
    );
  }, [base]);
  return {Panel, error, load};
}

/**
 * Searches for the words of an address that was not found; loads the search for it. Returns nothing when no result is certain enough,
 * or when the search fails to load.
 *
 * @param words the words of the address, separated by spaces
 * @param base base URL of the locale
 */
export async function suggestPage(words: string, base: string): Promise<Candidate | undefined> {
  try {
    const {findConfidentResult} = await loadPanel(base);
    return await findConfidentResult(words, base);
  } catch {
    return undefined;
  }
}
