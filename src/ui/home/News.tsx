import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {LinkList} from '../LinkList';
import {plateOfPost} from '../../site/outline';
import {useOutline} from '../../site/useOutline';

/** The newest post of the blog in one row, read when the site is built. */
export function News(): ReactNode {
  const outline = useOutline();
  const entries = outline.posts.slice(0, 1).map(({title, href, topic}) => ({
    ...plateOfPost(outline, topic),
    href,
    title: translate(
      {
        id: 'home.news',
        message: 'Consejo: {title}',
        description: 'The newest post on the home page; {title} is its title',
      },
      {title},
    ),
  }));
  return (
    <section className="container">
      <LinkList entries={entries} />
    </section>
  );
}
