import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {markdownTable} from 'markdown-table';
import {singleLineText} from '../../src/utils/html/singleLineText';
import {parseHtml} from '../../src/utils/html/parse';
import {absolute, answerTo, buildFolder, fileOf, readPage} from '../support/build';
import {pages, pagesIn} from '../support/pages';
import {selectAll} from '../../src/utils/html/select';

/** A picture as an app receives it. */
interface Picture {
  width: number;
  height: number;
  bytes: number;
  alternative: string;
}

/** The preview of a page in an app. */
interface Preview {
  title: string;
  text: string;
  picture: Picture;
}

/** An app by its published rules: the tags that it reads, and its limits. */
interface App {
  /** The tags that it reads, of which the first one present counts: Open Graph by `property`, others by `name`. */
  title: string[];
  text: string[];
  picture: string[];
  alternative: string[];
  /** Characters of title and text: where the rules give no number, as many as the preview shows before it cuts. */
  maxLength: {title: number; text: number};
  pictures: {bytes: number; minWidth: number; minHeight: number; ratio: [min: number, max: number]};
  /** How much of the HTML is read, in bytes. */
  reads: number;
}

const openGraph = {title: ['og:title'], text: ['og:description'], picture: ['og:image'], alternative: ['og:image:alt']};
const kB = 1000;

const apps: Record<string, App> = {
  // https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/
  WhatsApp: {
    ...openGraph,
    maxLength: {title: 90, text: 160},
    pictures: {bytes: 600 * kB, minWidth: 300, minHeight: 75, ratio: [0.25, 4]},
    reads: 300 * kB,
  },
  // https://developers.facebook.com/docs/sharing/webmasters/images
  'Facebook and Messenger': {
    ...openGraph,
    maxLength: {title: 88, text: 200},
    pictures: {bytes: 8000 * kB, minWidth: 600, minHeight: 315, ratio: [1.9, 1.92]},
    reads: 1000 * kB,
  },
  // https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
  X: {
    title: ['twitter:title', 'og:title'],
    text: ['twitter:description', 'og:description'],
    picture: ['twitter:image', 'og:image'],
    alternative: ['twitter:image:alt'],
    maxLength: {title: 70, text: 200},
    pictures: {bytes: 5000 * kB, minWidth: 300, minHeight: 157, ratio: [1.9, 2]},
    reads: 1000 * kB,
  },
  // https://core.telegram.org/api/links: the page is read by Telegram's servers, and a wide picture stands below the text.
  Telegram: {
    ...openGraph,
    maxLength: {title: 100, text: 300},
    pictures: {bytes: 5000 * kB, minWidth: 300, minHeight: 157, ratio: [0.5, 2]},
    reads: 1000 * kB,
  },
  // https://api.slack.com/robots: as little of a page as it can, at first 32 kB.
  Slack: {
    title: ['og:title', 'twitter:title'],
    text: ['og:description', 'twitter:description'],
    picture: ['og:image', 'twitter:image'],
    alternative: ['og:image:alt', 'twitter:image:alt'],
    maxLength: {title: 100, text: 300},
    pictures: {bytes: 2000 * kB, minWidth: 250, minHeight: 131, ratio: [0.5, 2]},
    reads: 32 * kB,
  },
};

/** Reads tags as the simplest apps do: as a pattern, with the kind first and the value in quotes. */
function tagsOf(html: string): Map<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"(?: name="([^"]+)")?/g)];
  return new Map(
    tags.flatMap(([, kind = '', value = '', also]) => [kind, ...(also ? [also] : [])].map((name) => [name, value])),
  );
}

function pictureAt(address: string, alternative: string): Picture {
  const file = answerTo(new URL(address).pathname) ?? '';
  const png = readFileSync(join(buildFolder, file));
  expect(png.subarray(0, 8).toString('latin1'), file).toBe('\u0089PNG\r\n\u001a\n');
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length, alternative};
}

function previewOf(app: App, file: string): Preview {
  const tags = tagsOf(readFileSync(join(buildFolder, file)).subarray(0, app.reads).toString('utf8'));
  const first = (names: string[]) => names.map((name) => tags.get(name)).find((value) => value !== undefined) ?? '';
  return {
    title: first(app.title),
    text: first(app.text),
    picture: pictureAt(first(app.picture), first(app.alternative)),
  };
}

const shown = new Map<string, Preview[]>(Object.keys(apps).map((name) => [name, []]));
const longest = (texts: string[]) => String(Math.max(...texts.map(({length}) => length)));

afterAll(() => {
  const rows = [...shown].map(([name, previews]) => [
    name,
    String(previews.length),
    longest(previews.map(({title}) => title)),
    longest(previews.map(({text}) => text)),
    longest(previews.map(({picture}) => picture.alternative)),
    String(Math.max(...previews.map(({picture}) => picture.bytes))),
  ]);
  const head = ['App', 'Pages', 'Longest title', 'Longest text', 'Longest alternative', 'Largest picture, bytes'];
  console.log(markdownTable([head, ...rows]));
});

describe.each(pages)('$address', ({address, locale, section}) => {
  const file = fileOf(address);
  const content = (selector: string) =>
    readPage(file)
      .querySelectorAll(selector)
      .map((tag) => tag.getAttribute('content'));

  it.each(Object.entries(apps))('has a title, a text and a picture that %s shows whole', (name, app) => {
    const preview = previewOf(app, file);
    shown.get(name)?.push(preview);
    const {title, text, picture} = preview;
    expect([title, text, picture.alternative]).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
    expect(title.length, title).toBeLessThanOrEqual(app.maxLength.title);
    expect(text.length, text).toBeLessThanOrEqual(app.maxLength.text);
    expect(picture.alternative.length).toBeLessThanOrEqual(420);
    expect(picture.bytes).toBeLessThanOrEqual(app.pictures.bytes);
    expect(picture.width).toBeGreaterThanOrEqual(app.pictures.minWidth);
    expect(picture.height).toBeGreaterThanOrEqual(app.pictures.minHeight);
    const ratio = picture.width / picture.height;
    expect(ratio).toBeGreaterThanOrEqual(app.pictures.ratio[0]);
    expect(ratio).toBeLessThanOrEqual(app.pictures.ratio[1]);
  });

  it('has each tag once, with the title, address and language of this page', () => {
    expect(content('meta[property="og:url"]')).toEqual([absolute(address)]);
    expect(content('meta[property="og:locale"]')).toEqual([locale]);
    expect(content('meta[property="og:locale:alternate"]')).toEqual([locale === 'es' ? 'en' : 'es']);
    expect(content('meta[property="og:type"]')).toEqual([section === 'blog' ? 'article' : 'website']);
    expect(content('meta[name="twitter:card"]')).toEqual(['summary_large_image']);
    expect(content('meta[property="og:image"]')).toHaveLength(1);
    const [site = ''] = content('meta[property="og:site_name"]');
    expect(site).toMatch(/Cercana/);
    expect(content('meta[property="og:title"]').join()).not.toContain(`| ${site}`);
    expect(content('meta[property="og:description"]')).toEqual(content('meta[name="description"]'));
  });

  it('has a picture, and its dimensions', () => {
    const [picture = ''] = content('meta[property="og:image"]');
    const {width, height} = pictureAt(picture, '');
    expect([width, height]).toEqual([1200, 630]);
    const said = ['width', 'height'].flatMap((side) => content(`meta[property="og:image:${side}"]`));
    expect(said).toEqual([String(width), String(height)]);
  });
});

it('gives every page a picture of its own', () => {
  const pictures = pages.map(({address}) =>
    readPage(fileOf(address)).querySelector('meta[property="og:image"]')?.getAttribute('content'),
  );
  expect(new Set(pictures).size).toBe(pages.length);
  const drawn = pictures.map((picture) =>
    readFileSync(join(buildFolder, answerTo(new URL(picture ?? '').pathname) ?? '')).toString('base64'),
  );
  expect(new Set(drawn).size).toBe(pages.length);
});

it('has one meta tag for each tag of a post', () => {
  for (const {address} of pagesIn('blog')) {
    const page = readPage(fileOf(address));
    const told = page.querySelectorAll('meta[property="article:tag"]').map((tag) => tag.getAttribute('content'));
    expect(told.length, address).toBeGreaterThan(0);
    expect(told, address).toEqual(page.querySelectorAll('a[rel="tag"]').map(({text}) => text));
  }
});

it('the picture of a topic without a page of its own lists its first pages in its text alternative, and counts the others', () => {
  for (const {address} of pages.filter(({path}) => path.startsWith('/docs/category/'))) {
    const page = parseHtml(readFileSync(join(buildFolder, fileOf(address)), 'utf8'));
    const find = (selector: string) => selectAll(selector, page);
    const names = find('.page-list__link > span:not(.icon-tile)').map((each) => singleLineText(each, 'small'));
    const [alternative] = find('meta[property="og:image:alt"]').map(({attribs}) => attribs.content);
    expect(names, address).not.toEqual([]);
    const title = find('h1')
      .map((heading) => singleLineText(heading))
      .join('');
    // How many there is room for depends on their length.
    const possible = names.map((_, last) => {
      const others = names.length - last - 1;
      return `${title}: ${[...names.slice(0, last + 1), ...(others > 0 ? [`+${others}`] : [])].join(', ')}`;
    });
    expect(possible).toContain(alternative);
  }
});

it('opens the Spanish question of the home page with its mark, in the words for its picture too', () => {
  const page = readPage('index.html');
  expect(page.querySelector('h1')?.text).toBe('¿Qué necesitas hacer?');
  expect(page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')).toBe('¿Qué necesitas hacer?');
});

it.each(['404.html', 'en/404.html'])('announces nothing on %s', (file) => {
  expect(readPage(file).querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')).toEqual([]);
});
