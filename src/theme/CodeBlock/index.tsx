// Change: plain code without Prism (85 kB), because no page for readers has code. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
