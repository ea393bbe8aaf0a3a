import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {selectAll} from 'css-select';
import type {Element, ParentNode} from 'domhandler';
import {describe, expect, it} from 'vitest';
import {textOf} from '../../src/link-preview/textOf';
import {parseHtml} from '../../src/post-build/html/parse';
import {absolute, answerTo, buildFolder, fileOf, htmlFiles, readPage} from '../support/build';
import {addressOf, locales, pages, type Locale} from '../support/routes';
import {parseXml, type XmlElement} from '../support/xml';

/** What search engines, readers of feeds and phones are told of the site: files and data beside the text of the pages. */

const root = join(import.meta.dirname, '..', '..');
const read = (address: string) => readFileSync(join(buildFolder, address), 'utf8');
const addressesOf = (locale: Locale) => pages.filter((page) => page.locale === locale).map(({address}) => address);
const git = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();

describe.each(locales)('the sitemap (%s)', (locale) => {
  const entries = () =>
    parseXml(read(addressOf('/sitemap.xml', locale)))
      .only('urlset')
      .all('url');
  const entryOf = (address: string) => entries().find((entry) => entry.textOf('loc') === absolute(address));

  it('has every page once, and no other', () => {
    const named = entries().map((entry) => entry.textOf('loc'));
    expect(named.sort()).toEqual(addressesOf(locale).map(absolute).sort());
  });

  it('names the translations of each page as the page does', () => {
    for (const address of addressesOf(locale)) {
      const written = entryOf(address)
        ?.all('xhtml:link')
        .map((link) => [link.attribute('hreflang'), link.attribute('href')]);
      const links = readPage(fileOf(address)).querySelectorAll('link[rel="alternate"][hreflang]');
      expect(written, address).toEqual(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
      expect(written, address).toHaveLength(locales.length + 1);
    }
  });

  it('says when a page was changed, as git knows it, and nothing where that is not known', () => {
    const folder = locale === 'es' ? 'docs' : 'i18n/en/docusaurus-plugin-content-docs/current';
    const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
    const day = isWhole ? git('log', '-1', '--format=%cs', '--', `${folder}/faq/index.mdx`) : '';
    const written = entryOf(addressOf('/docs/faq/', locale))?.all('lastmod');
    expect(written?.map(({text}) => text)).toEqual(day === '' ? [] : [day]);
    expect(entryOf(addressOf('/blog/archive', locale))?.all('lastmod')).toEqual([]);
  });
});

it('names every sitemap in robots.txt, and disallows nothing', () => {
  const lines = read('/robots.txt').split('\n');
  const named = lines.flatMap((line) => /^Sitemap: (.*)/.exec(line)?.[1] ?? []);
  expect(named).toEqual(locales.map((locale) => absolute(addressOf('/sitemap.xml', locale))));
  expect(lines.filter((line) => /^Disallow: ./.test(line))).toEqual([]);
});

describe('what search engines index', () => {
  const robots = (file: string) => readPage(file).querySelectorAll('meta[name="robots"]');

  it('is every page, but not the not-found pages, which name no address and no translation', () => {
    for (const file of htmlFiles()) {
      const isMissing = file.endsWith('404.html');
      expect(
        robots(file).map((tag) => tag.getAttribute('content')),
        file,
      ).toEqual(isMissing ? ['noindex'] : []);
      const addresses = readPage(file).querySelectorAll('link[rel="canonical"], link[hreflang]');
      expect(addresses.length > 0, file).toBe(!isMissing);
    }
  });

  it.each(locales)('has a description of its own for each page (%s)', (locale) => {
    const descriptions = addressesOf(locale).map((address) =>
      readPage(fileOf(address)).querySelector('meta[name="description"]')?.getAttribute('content'),
    );
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

  it('is told of ways and posts, and not of questions and steps, which no search engine shows any more', () => {
    // https://developers.google.com/search/docs/appearance/structured-data/faqpage, .../blog/2023/08/howto-faq-changes
    const allowed = ['BreadcrumbList', 'Blog', 'BlogPosting'];
    for (const {address} of pages) {
      const blocks = readPage(fileOf(address)).querySelectorAll('script[type="application/ld+json"]');
      for (const {text} of blocks) {
        const {'@type': type} = JSON.parse(text) as {'@type': string};
        expect(allowed, address).toContain(type);
      }
    }
  });

  it('is told that teams write the posts, and when they were changed, as the sitemap says', () => {
    interface Post {
      '@type': string;
      author: {'@type': string} | {'@type': string}[];
      datePublished: string;
      dateModified?: string;
    }
    for (const {address, locale} of pages.filter(({path}) => /\/blog\/[^/]+-post$|\/blog\/welcome$/.test(path))) {
      const [post] = readPage(fileOf(address))
        .querySelectorAll('script[type="application/ld+json"]')
        .map(({text}) => JSON.parse(text) as Post)
        .filter((data) => data['@type'] === 'BlogPosting');
      expect(new Set([post?.author].flat().map((author) => author?.['@type'])), address).toEqual(
        new Set(['Organization']),
      );
      const [day] = parseXml(read(addressOf('/sitemap.xml', locale)))
        .only('urlset')
        .all('url')
        .filter((entry) => entry.textOf('loc') === absolute(address))
        .flatMap((entry) => entry.all('lastmod').map(({text}) => text));
      const changed = day && (day > (post?.datePublished ?? '') ? day : post?.datePublished.slice(0, 10));
      expect(post?.dateModified?.slice(0, 10), address).toBe(changed);
    }
  });

  it('is told the way to each page as its breadcrumbs show it, the page itself as its end', () => {
    interface Way {
      '@type': string;
      itemListElement: {position: number; name: string; item?: string}[];
    }
    for (const {address, path, locale} of pages) {
      const page = parseHtml(readFileSync(join(buildFolder, fileOf(address)), 'utf8'));
      const find = (selector: string) => selectAll<ParentNode, Element>(selector, page);
      const told = find('script[type="application/ld+json"]')
        .map((block) => JSON.parse(textOf(block)) as Way)
        .filter((data) => data['@type'] === 'BreadcrumbList')
        .map((way) => way.itemListElement.map(({position, name, item}) => [position, name, item]));
      const shown = [
        // A topic without an address is the page itself.
        ...find('.breadcrumbs a').map((crumb) => [textOf(crumb), absolute(crumb.attribs.href ?? '')]),
        ...find('h1').map((heading) => [textOf(heading), undefined]),
      ].map(([name, item], index) => [index + 1, name, item]);
      expect(told, address).toEqual(path === '/' ? [] : [shown]);
      if (path === '/') continue;
      expect(shown.length, address).toBeGreaterThan(1);
      expect(shown[0]?.[2], address).toBe(absolute(addressOf('/', locale)));
    }
  });
});

/** The fields that an item of these feeds has. */
interface JsonItem {
  id: string;
  url: string;
  title: string;
  image: string;
  content_html: string;
  date_published: string;
  date_modified: string;
  authors: {name: string}[];
}

interface Item {
  id: string;
  title: string;
  published: number;
  content: string;
}

describe.each(locales)('the feeds of the blog (%s)', (locale) => {
  const blog = addressOf('/blog', locale);
  const feedAddress = (name: string) => absolute(`${blog}/${name}`);
  const blogTitle = {es: 'Novedades | Ayuda de Cercana', en: 'News | Cercana Help'}[locale];

  /** https://www.rssboard.org/rss-specification and the profile of best practice for `atom:link` and `content:encoded`. */
  const rss = (): Item[] => {
    const channel = parseXml(read(`${blog}/rss.xml`))
      .only('rss')
      .only('channel');
    expect(channel.textOf('title')).toBe(blogTitle);
    expect(channel.textOf('description')).toMatch(/\S/);
    expect(channel.textOf('link')).toBe(absolute(blog));
    expect(channel.textOf('language')).toBe(locale);
    expect(channel.only('atom:link').attribute('href')).toBe(feedAddress('rss.xml'));
    expect(channel.only('atom:link').attribute('rel')).toBe('self');
    return channel.all('item').map((item) => {
      expect(item.textOf('pubDate')).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(item.textOf('guid')).toBe(item.textOf('link'));
      expect(item.textOf('description')).toMatch(/\S/);
      expect(item.all('author').map(({text}) => text)).toContainEqual(expect.stringMatching(/^[^@\s]+@\S+ \(.+\)$/));
      return {
        id: item.textOf('link'),
        title: item.textOf('title'),
        published: Date.parse(item.textOf('pubDate')),
        content: item.textOf('content:encoded'),
      };
    });
  };

  const isDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
  const linkOf = (element: XmlElement, rel: string) =>
    element
      .all('link')
      .filter((link) => (link.attribute('rel') ?? 'alternate') === rel)
      .map((link) => link.attribute('href'));

  /** RFC 4287. */
  const atom = (): Item[] => {
    const feed = parseXml(read(`${blog}/atom.xml`)).only('feed');
    expect(feed.attribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(feed.attribute('xml:lang')).toBe(locale);
    expect(feed.textOf('id')).toBe(absolute(blog));
    expect(feed.textOf('title')).toBe(blogTitle);
    expect(feed.textOf('updated')).toMatch(isDate);
    expect(linkOf(feed, 'self')).toEqual([feedAddress('atom.xml')]);
    expect(feed.all('icon')).toEqual([]);
    return feed.all('entry').map((entry) => {
      expect(entry.textOf('updated')).toMatch(isDate);
      expect(entry.textOf('updated') >= entry.textOf('published')).toBe(true);
      expect(feed.textOf('updated') >= entry.textOf('updated')).toBe(true);
      expect(linkOf(entry, 'alternate')).toEqual([entry.textOf('id')]);
      expect(entry.all('author').map((author) => author.textOf('name'))).toContainEqual(expect.stringMatching(/\S/));
      expect(entry.all('category').every((category) => category.attribute('term'))).toBe(true);
      return {
        id: entry.textOf('id'),
        title: entry.textOf('title'),
        published: Date.parse(entry.textOf('published')),
        content: entry.textOf('content'),
      };
    });
  };

  /** https://www.jsonfeed.org/version/1.1/ */
  const json = (): Item[] => {
    const feed = JSON.parse(read(`${blog}/feed.json`)) as {
      [name: string]: unknown;
      items: JsonItem[];
    };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: absolute(blog),
      feed_url: feedAddress('feed.json'),
      language: locale,
      title: blogTitle,
    });
    return feed.items.map((item) => {
      expect(item.url).toBe(item.id);
      expect(item.date_published).toMatch(isDate);
      expect(item.date_modified).toMatch(isDate);
      expect(item.date_modified >= item.date_published).toBe(true);
      expect(item.authors.length).toBeGreaterThan(0);
      expect(answerTo(new URL(item.image).pathname)).toMatch(/\.png$/);
      return {
        id: item.id,
        title: item.title,
        published: Date.parse(item.date_published),
        content: item.content_html,
      };
    });
  };

  it('follow the rules of RSS, Atom and JSON Feed, and say the same', () => {
    const posts = rss();
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map(({id}) => id)).size).toBe(4);
    expect(atom()).toEqual(posts);
    expect(json()).toEqual(posts);
    expect(posts.map(({published}) => -published)).toEqual(
      posts.map(({published}) => -published).sort((a, b) => a - b),
    );
  });

  it('have the whole text of each post, in plain HTML with full addresses', () => {
    for (const {id, content} of rss()) {
      const page = readPage(answerTo(new URL(id).pathname) ?? '');
      const paragraphs = page.querySelectorAll('.markdown > p').map(({text}) => text.replace(/\s+/g, ' ').trim());
      const text = content.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
      expect(paragraphs.length).toBeGreaterThan(2);
      expect(
        paragraphs.filter((paragraph) => !text.includes(paragraph)),
        id,
      ).toEqual([]);
      expect(
        content.match(/(?:href|src)="(?!https:\/\/|mailto:)[^"]*"|\sclass=|\sstyle=|<svg|<script|\u200B/g),
        id,
      ).toBeNull();
    }
  });

  it('are announced by the pages of the blog alone', () => {
    const kinds = {
      'rss.xml': 'application/rss+xml',
      'atom.xml': 'application/atom+xml',
      'feed.json': 'application/feed+json',
    };
    const announced = Object.entries(kinds).map(([name, type]) => [`${blog}/${name}`, type]);
    for (const address of addressesOf(locale)) {
      const links = readPage(fileOf(address)).querySelectorAll('link[rel="alternate"][type^="application/"]');
      const isBlog = `${address}/`.startsWith(`${blog}/`);
      const site = readPage(fileOf(address)).querySelector('meta[property="og:site_name"]')?.getAttribute('content');
      expect(links.map((link) => link.getAttribute('title'))).toEqual(
        isBlog ? ['RSS', 'Atom', 'JSON'].map((format) => `${site}: ${format}`) : [],
      );
      expect(
        links.map((link) => [link.getAttribute('href'), link.getAttribute('type')]),
        address,
      ).toEqual(isBlog ? announced : []);
    }
  });
});

describe.each(locales)('the web app manifest (%s)', (locale) => {
  const address = addressOf('/manifest.json', locale);

  it('is named by every page of the language', () => {
    for (const page of addressesOf(locale)) {
      const links = readPage(fileOf(page)).querySelectorAll('link[rel="manifest"]');
      expect(
        links.map((link) => link.getAttribute('href')),
        page,
      ).toEqual([address]);
    }
  });

  it('names the site, its home page, and icons that are there in the size that it says', () => {
    const manifest = JSON.parse(read(address)) as {icons: {src: string; sizes: string; purpose: string}[]};
    const home = addressOf('/', locale);
    expect(manifest).toMatchObject({lang: locale, start_url: home, scope: home, id: home, short_name: 'Cercana'});
    for (const {src, sizes} of manifest.icons) {
      const png = readFileSync(join(buildFolder, src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.map(({sizes, purpose}) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
  });
});
