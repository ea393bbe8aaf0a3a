import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {PostList} from '../../components/PostList';
import {useOutline} from '../../components/outline/useOutline';

/** The newest posts of the blog, read when the site is built. */
export function News(): ReactNode {
  return (
    <section className="box" aria-labelledby="news">
      <h2 id="news">
        <Translate id="home.news" description="Heading of the newest posts on the home page">
          Novedades
        </Translate>
      </h2>
      <PostList posts={useOutline().posts.map(({href, ...post}) => ({...post, permalink: href}))} />
    </section>
  );
}
