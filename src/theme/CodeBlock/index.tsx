// Change: plain code without Prism (85 kB), because no page for readers has code. Ejected (3.10.2 02872fb4).
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
