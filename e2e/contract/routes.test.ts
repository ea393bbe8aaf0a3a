import {describe, expect, it} from 'vitest';
import {cleanPath} from '../../src/site/cleanPath';
import {fileOf, htmlFiles, readPage} from '../support/build';
import {pages, pagesIn} from '../support/pages';
import {addressOf, locales, routes} from '../support/routes';

/** The lists that Docusaurus makes of the posts, tags, authors and topics that writers add. */
const list = /^\/blog(?:\/(?:tags|authors)\/[\w-]+)?(?:\/page\/\d+)?$|^\/docs\/category\/[\w-]+$/;

const specified = routes.map(cleanPath);

describe('the built site', () => {
  it.each(locales)('has every specified route (%s)', (locale) => {
    const built = htmlFiles();
    expect(routes.filter((path) => !built.includes(fileOf(addressOf(path, locale))))).toEqual([]);
  });

  it('has no page but the specified ones, those that writers wrote, and their lists', () => {
    const unknown = pages.filter(
      ({path, section}) => !section && !specified.includes(cleanPath(path)) && !list.test(path),
    );
    expect(unknown).toEqual([]);
  });

  it('has the same pages in each language, and its not-found page', () => {
    const notFound = locales.map((locale) => addressOf('/404.html', locale).slice(1));
    expect(htmlFiles()).toEqual([...pages.map(({address}) => fileOf(address)), ...notFound].sort());
  });

  it.each(locales)('gives every page a title of its own (%s)', (locale) => {
    const titles = pages
      .filter((page) => page.locale === locale)
      .map(({address}) => readPage(fileOf(address)).querySelector('title')?.text);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
  });

  it.each(pagesIn('docs'))('$address calls itself in results by the title that it is shared under', ({address}) => {
    const page = readPage(fileOf(address));
    const heading = page.querySelector('h1')?.text ?? '';
    const [title, site] = page.querySelector('title')?.text.split(' | ') ?? [];
    expect(site).toMatch(/Cercana/);
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(title);
    expect(page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')).toContain(heading);
  });

  it('asks in the results for a task what its reader asks, and keeps the task as its heading', () => {
    const page = readPage(fileOf('/docs/contacts/create-contact'));
    expect(page.querySelector('title')?.text).toMatch(/.\? \| /);
    expect(page.querySelector('h1')?.text).not.toContain('?');
  });
});
