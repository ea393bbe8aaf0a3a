// Change: the stock search bar is empty; this one has the field of the site's own search, for the navigation bar. Ejected (3.10.2 8c0198b2).
import React, {type ReactNode} from 'react';
import {SearchBox} from '@site/src/search/ui';

export default function SearchBar(): ReactNode {
  return <SearchBox variant="bar" />;
}
