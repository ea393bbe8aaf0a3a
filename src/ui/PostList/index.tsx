import React, {type ReactNode} from 'react';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {plateOfPost} from '../../site/outline/pages';
import {useOutline} from '../../site/outline/useOutline';
import {PageList} from '../PageList';

type PostListProps = {posts: readonly PropBlogPostMetadata[]; hasLead?: boolean};

/** Posts with the plates of their topics, in the order given. */
export function PostList({posts, hasLead}: PostListProps): ReactNode {
  const outline = useOutline();
  const entries = posts.map(({title, description, date, permalink, frontMatter}) => ({
    ...{title, description, date, href: permalink},
    ...plateOfPost(outline, frontMatter.topic),
  }));
  return <PageList entries={entries} hasLead={hasLead} />;
}
