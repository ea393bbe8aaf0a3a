import {type ComponentType, useCallback, useRef, useState} from 'react';
import {fetchFile} from '../../../startup/client/contentIndex';
import {loadPanel} from '../loadPanel';
import type {PanelProps} from '../ResultsPanel';

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
