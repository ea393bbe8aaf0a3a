// Change: an answer stays the browser's own <details>, and can be passed on; Docusaurus animates it by script. Ejected from 3.10.2.
import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {ShareAnswer} from '@site/src/ui/Share';

/** A native `<details>`. Links may have its id as their hash: the build checks them against it. */
export default function Details({children, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  // Prerequisites are not shared: the task itself is.
  const id = props.className === 'answer' ? props.id : undefined;
  return (
    <details {...props}>
      {children}
      {id && <ShareAnswer id={id} />}
    </details>
  );
}
