// Change: nothing under a list of one page, where the original draws an empty landmark. Wraps 3.10.2.
import React, {type ReactNode} from 'react';
import BlogListPaginator from '@theme-original/BlogListPaginator';
import type {Props} from '@theme/BlogListPaginator';

export default function BlogListPaginatorOfSeveral({metadata}: Props): ReactNode {
  return metadata.totalPages > 1 ? <BlogListPaginator metadata={metadata} /> : null;
}
