// Change: an address without a page gets no canonical and no alternate links, also in the static 404.html. Wraps 3.10.2.
import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import {isKnownPath} from '@site/src/components/routes/isKnownPath';

export default function SiteMetadataOfPages(): ReactNode {
  const {pathname} = useLocation();
  return isKnownPath(pathname) ? <SiteMetadata /> : null;
}
