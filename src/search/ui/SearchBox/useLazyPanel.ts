import {type ComponentType, useCallback, useRef, useState} from 'react';
import {GoneError} from '../../../startup/client/contentIndex';
import {fetchWithTimeout} from '../../../startup/fetchWithTimeout';
import {loadPanel} from '../loadPanel';
import type {PanelProps} from '../ResultsPanel';

type LazyPanel = {
  /** The results panel, once it is loaded. */
  Panel: ComponentType<PanelProps> | undefined;
  /** Why it could not be loaded: its script is `gone`, as after a deploy, or the connection failed. */
  failure: 'gone' | 'connection' | undefined;
  /** Loads it once; after a failure, again. */
  load: () => void;
};

/** How long the server may take to say so, in milliseconds. */
const CHECK_TIMEOUT = 10_000;

/** Whether a script is gone from the server. The bundler's error has its address, but not the status. */
async function isGone(error: unknown): Promise<boolean> {
  // The content index, which names the script, is gone too.
  if (error instanceof GoneError) return true;
  try {
    const {request = ''} = error as {request?: string};
    return [404, 410].includes((await fetchWithTimeout(request, {method: 'HEAD'}, CHECK_TIMEOUT)).status);
  } catch {
    return false;
  }
}

/** Loads the results panel with the search engine on demand, when the field is used for the first time. */
export function useLazyPanel(): LazyPanel {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failure, setFailure] = useState<LazyPanel['failure']>();
  const requested = useRef(false);
  const load = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    setFailure(undefined);
    loadPanel().then(
      (module) => setPanel(() => module.Panel),
      async (error: unknown) => {
        const reason = (await isGone(error)) ? 'gone' : 'connection';
        requested.current = false;
        setFailure(reason);
      },
    );
  }, []);
  return {Panel, failure, load};
}
