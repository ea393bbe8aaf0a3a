// Change: loaded only by pages that have code, so that no other page loads Prism (85 kB). Wraps 3.10.2.
import React, {type ComponentType, lazy, type ReactNode, Suspense} from 'react';
import type {Props} from '@theme/CodeBlock';

const Highlighted = lazy(() => import('@theme-original/CodeBlock') as Promise<{default: ComponentType<Props>}>);

export default function CodeBlock(props: Props): ReactNode {
  return (
    <Suspense
      fallback={
        <pre>
          <code>{props.children}</code>
        </pre>
      }
    >
      <Highlighted {...props} />
    </Suspense>
  );
}
