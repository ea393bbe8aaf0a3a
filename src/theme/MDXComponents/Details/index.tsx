// Change: an answer stays the browser's own <details>; Docusaurus animates it by script. Ejected (3.10.2 45503f20).
import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * A native `<details>`. Links may have its id as their hash, and the build checks these links. Text browsers continue the line before
 * it, so a space keeps the words apart.
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
