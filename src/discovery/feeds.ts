import {Feed} from 'feed';
import type {FeedPost} from './feedPost';

/** The blog as feeds have it. */
export type Blog = {
  /** The address of its page. */
  address: string;
  title: string;
  description: string;
  language: string;
  /** The e-mail address of the person responsible for the posts, by which RSS identifies authors. */
  email: string;
  /** Newest first. */
  posts: FeedPost[];
};

/** The feeds of the blog, by their names beside its page, with the types and the names by which they are announced. */
export const feedTypes = {
  'rss.xml': {type: 'application/rss+xml', format: 'RSS'},
  'atom.xml': {type: 'application/atom+xml', format: 'Atom'},
  'feed.json': {type: 'application/feed+json', format: 'JSON'},
} as const;

type FeedName = keyof typeof feedTypes;

/** https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({address, title, description, language, posts}: Blog): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: address,
    feed_url: `${address}/feed.json`,
    description,
    language,
    items: posts.map((post) => ({
      id: post.address,
      url: post.address,
      title: post.title,
      summary: post.description,
      content_html: post.content,
      image: post.picture,
      date_published: post.published,
      date_modified: post.modified,
      authors: post.authors.map((name) => ({name})),
      tags: post.tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const lastChange = (posts: readonly FeedPost[]): Date =>
  new Date(Math.max(0, ...posts.map(({modified}) => Date.parse(modified))));

const ATOM = '<feed xmlns="http://www.w3.org/2005/Atom"';

/**
 * Adds the language to an Atom feed: the library writes it in RSS only.
 * @throws when the feed does not begin as the library writes it
 */
function inLanguage(atom: string, language: string): string {
  if (!atom.includes(`${ATOM}>`))
    throw new Error(`Expected an Atom feed to begin with ${ATOM}>; found ${atom.slice(0, 120)}`);
  return atom.replace(ATOM, `${ATOM} xml:lang="${language}"`);
}

/** Writes the feeds of a language. The same posts give the same bytes: a feed is as old as its last change. */
export function feeds(blog: Blog): Record<FeedName, string> {
  const {address, title, description, language, email, posts} = blog;
  const feed = new Feed({
    id: address,
    link: address,
    title,
    description,
    language,
    updated: lastChange(posts),
    feedLinks: {rss: `${address}/rss.xml`, atom: `${address}/atom.xml`},
    copyright: '',
  });
  for (const post of posts) {
    feed.addItem({
      id: post.address,
      link: post.address,
      title: post.title,
      description: post.description,
      content: post.content,
      // Atom has both the dates of publication and of change; RSS has the first only.
      date: new Date(post.modified),
      published: new Date(post.published),
      author: post.authors.map((name) => ({name, email})),
      category: post.tags.map((name) => ({name, term: name})),
    });
  }
  return {
    'rss.xml': `${feed.rss2()}\n`,
    'atom.xml': `${inLanguage(feed.atom1(), language)}\n`,
    'feed.json': jsonFeed(blog),
  };
}
