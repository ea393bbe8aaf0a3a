// Change: a native <details>, which opens without script; short pages have none. Ejected (3.10.2 ebed07c1).
import React, {type ReactNode} from 'react';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import {onThisPage} from '@site/src/ui/TocAside';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  if (toc.length < 4) return null;
  return (
    <details className={`toc-menu ${className ?? ''}`} data-text="skip">
      <summary>
        <span>{onThisPage()}</span>
      </summary>
      <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
    </details>
  );
}
