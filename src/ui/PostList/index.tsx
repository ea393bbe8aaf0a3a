import React, {type ReactNode} from 'react';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {plateOfPost} from '../../site/outline';
import {useOutline} from '../../site/useOutline';
import {LinkList} from '../LinkList';

type PostListProps = {
  posts: readonly PropBlogPostMetadata[];
  /** Content of the first post, shown larger and instead of its description. */
  lead?: ReactNode;
};

/** Posts with the plates of their topics, in the order given. */
export function PostList({posts, lead}: PostListProps): ReactNode {
  const outline = useOutline();
  const entries = posts.map(({title, description, date, permalink, frontMatter}, index) => ({
    ...{title, date, href: permalink, description: index === 0 && lead ? lead : description},
    ...plateOfPost(outline, frontMatter.topic),
  }));
  return <LinkList entries={entries} hasLead={lead !== undefined} />;
}
