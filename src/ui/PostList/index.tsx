import React, {type ReactNode} from 'react';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {plateOfPost} from '../../site/outline';
import {useOutline} from '../../site/useOutline';
import {LinkList} from '../LinkList';

type PostListProps = {
  posts: readonly PropBlogPostMetadata[];
  /** The content of the first post, which replaces its description. That post is shown larger. */
  lead?: ReactNode;
};

/** Posts with the plates of their topics, in the order of `posts`. */
export function PostList({posts, lead}: PostListProps): ReactNode {
  const outline = useOutline();
  const entries = posts.map(({title, description, date, permalink, frontMatter}, index) => ({
    ...{title, date, href: permalink, description: index === 0 && lead ? lead : description},
    ...plateOfPost(outline, frontMatter.topic),
  }));
  return <LinkList entries={entries} hasLead={lead !== undefined} />;
}
