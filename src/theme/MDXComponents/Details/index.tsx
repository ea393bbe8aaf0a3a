// Change: an answer stays the browser's own <details>, and offers its link; Docusaurus animates it by script. Ejected from 3.10.2.
import React, {type ComponentProps, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {AnswerLink} from '@site/src/manual/components/Answer/AnswerLink';

/** A native `<details>`. Its id is a place that links may lead to: the build checks them against it. */
export default function Details({children, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props}>
      {children}
      {props.id && <AnswerLink id={props.id} />}
    </details>
  );
}
