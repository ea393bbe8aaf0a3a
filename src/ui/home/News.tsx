import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {EntryList} from '../EntryList';
import {useOutline} from '../../site/outline/useOutline';

/** The newest posts of the blog, read when the site is built. */
export function News(): ReactNode {
  return (
    <section className="container">
      <Heading as="h2">
        <Translate id="home.news" description="Heading of the newest posts on the home page">
          Consejos
        </Translate>
      </Heading>
      <EntryList entries={useOutline().posts.map(({href, ...post}) => ({...post, permalink: href}))} />
    </section>
  );
}
