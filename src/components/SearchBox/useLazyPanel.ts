import {type ComponentType, useCallback, useRef, useState} from 'react';
import type {PanelProps} from './panel';

type LazyPanel = {
  /** The list of results, once it is loaded. */
  Panel: ComponentType<PanelProps> | undefined;
  failed: boolean;
  /** Loads it, once; again after a failure. */
  load: () => void;
};

/** The list of results with the reader of the index: none of it is loaded before the reader reaches for the field. */
export function useLazyPanel(): LazyPanel {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setFailed(false);
    import('./panel').then(
      (module) => setPanel(() => module.Panel),
      () => {
        asked.current = false;
        setFailed(true);
      },
    );
  }, []);
  return {Panel, failed, load};
}
