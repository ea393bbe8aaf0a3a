import React, {type ComponentProps, type ReactNode, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {isFirstPage, markHydrated, STATIC_ATTRIBUTE, staticHtml} from '../../static-first/client';

interface Props extends ComponentProps<'div'> {
  /** Distinguishes the static parts of a page. */
  readonly name: string;
  readonly as?: 'div' | 'section' | 'footer';
}

/**
 * A part of a page that needs no React. On the first page the HTML from the server stays as it is, without hydration; after the first
 * navigation React renders it.
 */
export function Static({name, as: Host = 'div', children, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const [html] = useState(() => (typeof document === 'undefined' ? undefined : staticHtml(name)));
  const isFirst = isFirstPage(pathname);
  const isStatic = html !== undefined && isFirst;
  useEffect(() => {
    if (isStatic) markHydrated();
  }, [isStatic]);
  const hostProps = {...props, [STATIC_ATTRIBUTE]: name};
  if (isStatic) {
    return <Host key="static" {...hostProps} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
  }
  // All addresses share the HTML of the not-found page, so it has no part of the current route.
  if (isFirst) return children;
  return (
    <Host key="rendered" {...hostProps}>
      {children}
    </Host>
  );
}
