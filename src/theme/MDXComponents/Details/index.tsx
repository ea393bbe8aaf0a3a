// Change: an answer stays the browser's own <details>, and can be passed on; Docusaurus animates it by script. Ejected from 3.10.2.
import React, {type ComponentProps, type ReactNode, useCallback, useRef, useSyncExternalStore} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Share, ShareByWhatsApp} from '@site/src/ui/Share';

/** Whether the answer is open, by a press, the hash or a search in the page. False in the built HTML. */
function useOpen() {
  const ref = useRef<HTMLDetailsElement>(null);
  const subscribe = useCallback((onChange: () => void) => {
    const details = ref.current;
    details?.addEventListener('toggle', onChange);
    return () => details?.removeEventListener('toggle', onChange);
  }, []);
  const isOpen = useSyncExternalStore(
    subscribe,
    () => ref.current?.open ?? false,
    () => false,
  );
  return {ref, isOpen};
}

/** A native `<details>`. Links may have its id as their hash: the build checks them against it. */
export default function Details({children, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const {ref, isOpen} = useOpen();
  // Prerequisites are not shared: the task itself is.
  const id = props.className === 'answer' ? props.id : undefined;
  return (
    <details {...props} ref={ref}>
      {children}
      {id && (isOpen ? <Share id={id} /> : <ShareByWhatsApp id={id} />)}
    </details>
  );
}
