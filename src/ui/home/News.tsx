import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {LinkList} from '../LinkList';
import {plateOfPost} from '../../site/outline/pages';
import {useOutline} from '../../site/outline/useOutline';

/** The newest posts of the blog, read when the site is built. */
export function News(): ReactNode {
  const outline = useOutline();
  return (
    <section className="container">
      <Heading as="h2">
        <Translate id="home.news" description="Heading of the newest posts on the home page">
          Consejos
        </Translate>
      </Heading>
      <LinkList entries={outline.posts.map((post) => ({...post, ...plateOfPost(outline, post.topic)}))} />
    </section>
  );
}
