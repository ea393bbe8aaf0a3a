// Change: a callout is a ruled note with its name in words; no icon. Ejected (3.10.2 356d05f8).
import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';

export default function AdmonitionLayout({type, title, children, id}: Props): ReactNode {
  return (
    <aside id={id} className={`${ThemeClassNames.common.admonition} ${ThemeClassNames.common.admonitionType(type)}`}>
      {title && <p className="callout__title">{title}</p>}
      {children}
    </aside>
  );
}
