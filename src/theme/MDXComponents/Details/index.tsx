// Change: an answer stays the browser's own <details>; Docusaurus animates it by script. Ejected from 3.10.2.
import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * A native `<details>`. Links may have its id as their hash: the build checks them against it. Text browsers set it in the line of what
 * stands before: the space parts the words there.
 */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <>
      {' '}
      <details {...props} />
    </>
  );
}
