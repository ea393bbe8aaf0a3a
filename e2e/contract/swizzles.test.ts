import {describe, expect, it} from 'vitest';
import {fileOf, readPage} from '../support/build';
import type {Part} from '../support/part';
import {addressOf, locales} from '../support/routes';
import {uiString} from '../support/uiStrings';

// The differences between swizzled and stock components that the built HTML shows.

const lists: [path: string, says: RegExp][] = [
  ['/blog', /20\d\d/],
  ['/blog/archive', /20\d\d/],
  ['/blog/authors', /\p{L}{3}/u],
  ['/blog/authors/equipo-de-ayuda', /20\d\d/],
  ['/blog/tags', /\p{L}{3}/u],
  ['/blog/tags/hola', /20\d\d/],
];

const textOf = (element?: Part): string => element?.text.trim() ?? '';

describe.each(locales)('the built pages (%s)', (locale) => {
  const localAddress = (path: string) => addressOf(path, locale);
  const page = (path: string) => readPage(fileOf(localAddress(path)));

  it.each(lists)('%s is a list in which each entry is one descriptive link', (path, says) => {
    expect(page(path).querySelectorAll('.page-title h1')).toHaveLength(1);
    expect(textOf(page(path).querySelector('main .lead'))).toMatch(/\p{L}{3}.{40}/u);
    const entries = page(path).querySelectorAll('.link-list > li');
    expect(entries).not.toEqual([]);
    for (const entry of entries) {
      expect(entry.querySelectorAll('a[href]')).toHaveLength(1);
      expect(entry.text).toMatch(says);
      expect(entry.querySelectorAll('.icon-tile > svg > :first-child')).toHaveLength(1);
      expect(textOf(entry.querySelector('small'))).not.toBe('');
    }
    // The list of recent posts would only repeat this list.
    expect(page(path).querySelectorAll('main ~ aside, aside ~ main')).toEqual([]);
  });

  it('the heading of the home page is one sentence for a screen reader', () => {
    const words = page('/').querySelectorAll('h1 > :not([aria-hidden=true])').map(textOf);
    expect(words).toEqual([uiString(locale, 'home.question')]);
  });

  it('the newest post in the list shows the beginning of its text', () => {
    const newestPost = page('/blog').querySelector('.link-list > li');
    const post = readPage(fileOf(newestPost?.querySelector('a')?.getAttribute('href') ?? ''));
    const words = textOf(newestPost?.querySelector('small'));
    expect(words).not.toBe('');
    expect(post.querySelector('article')?.text.replace(/\s+/g, ' ')).toContain(words);
  });

  it('a category lists its pages with the purpose of each', () => {
    const purposes = page('/docs/category/contactos').querySelectorAll('.link-list > li small').map(textOf);
    expect(purposes).not.toEqual([]);
    expect(purposes.filter((purpose) => !/\p{L}{3}.{40}/u.test(purpose))).toEqual([]);
  });

  it('a page of the manual ends with related pages instead of a paginator', () => {
    const manualPage = page('/docs/contacts/create-contact');
    expect(manualPage.querySelectorAll('main[data-topic="contacts"] > .doc__article')).toHaveLength(1);
    expect(manualPage.querySelectorAll('.doc__article .link-list a[href]')).not.toEqual([]);
    expect(manualPage.querySelectorAll('.pagination-nav')).toEqual([]);
  });

  it('the navigation of the manual names every page once, under its topic', () => {
    const way = page('/docs/faq/').querySelector('.page-title nav');
    expect(way?.getAttribute('aria-label')).toBe(uiString(locale, 'theme.docs.breadcrumbs.navAriaLabel'));
    const menu = page('/docs/faq/').querySelector('.doc > aside nav.menu');
    expect(menu?.getAttribute('aria-label')).toBe(uiString(locale, 'theme.docs.sidebar.navAriaLabel'));
    expect(menu?.querySelectorAll('[data-topic]')).not.toEqual([]);
    expect(menu?.querySelectorAll('a[aria-current="page"]')).toHaveLength(1);
  });

  it('the footer states the purpose of the site, that names are examples, and the ways to reach a person', () => {
    const footer = page('/').querySelector('footer');
    for (const id of ['footer.tagline', 'footer.sample']) expect(textOf(footer)).toContain(uiString(locale, id));
    const contact = footer?.querySelector('.footer__links > :last-child');
    expect(textOf(contact?.querySelector('h2'))).toBe(uiString(locale, 'footer.contact'));
    const ways = contact?.querySelectorAll('a').map((way) => way.getAttribute('href')?.replace(/:.*/, ''));
    expect(ways).toEqual([`${localAddress('/docs/help/')}#write`, 'mailto', 'tel']);
    expect(textOf(contact?.querySelector('p'))).toMatch(/\d/);
  });

  it('the table of contents has the headings of levels 2 and 3, and no others', () => {
    const intro = page('/docs/orders/');
    const tocHashes = intro.querySelectorAll('.toc .table-of-contents a').map((link) => link.getAttribute('href'));
    const headings = intro.querySelectorAll('main .markdown h2[id], main .markdown h3[id]');
    expect(tocHashes).toEqual(headings.map(({id}) => `#${id}`));
    expect(intro.querySelectorAll('main .markdown h3[id]')).not.toEqual([]);
  });
});
