import type {Document} from 'domhandler';
import {feedPost, type FeedPost} from './feedPost';
import {feeds, type Blog} from './feeds';
import type {DayOf} from './lastChanges';
import {sitemap, sitemapEntry, type SitemapEntry} from './sitemap';
import {cleanPath} from '../site-model/cleanPath';
import {singleLineText} from '../html/singleLineText';
import {selectOne} from '../html/select';

type Options = {
  language: string;
  /** As in feeds. */
  email: string;
  /** The address of the blog's page, with the base URL. */
  blog: string;
  /** The addresses of posts, newest first. */
  posts: readonly string[];
  dayOf: DayOf;
};

/** A built page. */
type Page = {
  document: Document;
  /** With the base URL, with or without a slash at the end. */
  address: string;
  /** The full address of its picture. */
  picture: string;
};

type SitemapAndFeeds = {
  add: (page: Page) => void;
  /** The files, by their names below the folder of the language. */
  files: () => Record<string, string>;
};

function headOf(document: Document): Pick<Blog, 'address' | 'title' | 'description'> {
  const one = (selector: string) => selectOne(selector, document);
  const title = one('title');
  return {
    address: one('link[rel=canonical]')?.attribs.href ?? '',
    title: title ? singleLineText(title) : '',
    description: one('meta[name=description]')?.attribs.content ?? '',
  };
}

/** Collects the entries of the sitemap and of the blog's feeds from the built pages of a language. */
export function collectSitemapAndFeeds({language, email, blog, posts, dayOf}: Options): SitemapAndFeeds {
  const entries: SitemapEntry[] = [];
  const read = new Map<string, FeedPost>();
  let head: ReturnType<typeof headOf> | undefined;
  return {
    add({document, address, picture}) {
      const changed = dayOf(address);
      const entry = sitemapEntry(document, changed);
      if (entry) entries.push(entry);
      const post = posts.find((each) => cleanPath(each) === cleanPath(address));
      if (post !== undefined) read.set(post, feedPost(document, picture, changed));
      if (cleanPath(address) === cleanPath(blog)) head = headOf(document);
    },
    files() {
      const ordered = posts.flatMap((address) => read.get(address) ?? []);
      const written = head ? Object.entries(feeds({...head, language, email, posts: ordered})) : [];
      return {
        'sitemap.xml': sitemap(entries),
        ...Object.fromEntries(written.map(([name, text]) => [`blog/${name}`, text])),
      };
    },
  };
}
