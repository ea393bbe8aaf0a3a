import {type ComponentType, useCallback, useRef, useState} from 'react';
import type {PanelProps} from '../ResultsPanel';

type LazyPanel = {
  /** The results panel, once it is loaded. */
  Panel: ComponentType<PanelProps> | undefined;
  failed: boolean;
  /** Loads it once; after a failure, again. */
  load: () => void;
};

/** Loads the results panel with the search engine on demand, when the field is used for the first time. */
export function useLazyPanel(): LazyPanel {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);
  const load = useCallback(() => {
    if (requested.current) return;
    requested.current = true;
    setFailed(false);
    import('../ResultsPanel').then(
      (module) => setPanel(() => module.Panel),
      () => {
        requested.current = false;
        setFailed(true);
      },
    );
  }, []);
  return {Panel, failed, load};
}
