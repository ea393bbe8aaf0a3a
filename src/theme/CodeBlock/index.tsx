// Change: code as it is, without Prism (85 kB): no page for readers has any. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
