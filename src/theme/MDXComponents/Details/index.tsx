// Change: an answer stays the browser's own <details>, without client code (Docusaurus 3.10.2 animates it by script).
import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A native `<details>`. Its id is a place that links may lead to: the build checks them against it. */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}
