import {describe, expect, it} from 'vitest';
import {fileOf, htmlFiles, readPage} from '../support/build';
import {locales} from '../../src/site-model/locales';
import {addressOf, pages, routes} from '../support/routes';

const notFoundPages = locales.map((locale) => addressOf('/404.html', locale).slice(1));
const listed = [...pages.map(({address}) => fileOf(address)), ...notFoundPages].sort();

describe('the built site', () => {
  it('has every listed route in both languages, and no other page', () => {
    expect(htmlFiles()).toEqual(listed);
  });

  it('lists no route twice', () => {
    const paths = routes.map(({path}) => path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it.each(locales)('gives every page a title of its own (%s)', (locale) => {
    const titles = pages
      .filter((page) => page.locale === locale)
      .map(({address}) => readPage(fileOf(address)).querySelector('title')?.text);
    const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
    expect(repeated).toEqual([]);
  });

  const manual = pages
    .filter(({path, generated}) => path.startsWith('/docs/') && !generated && path !== '/docs/faq/')
    .map(({address}) => address);

  it.each(manual)('%s calls itself in results as people ask, and keeps the task as its heading', (address) => {
    const page = readPage(fileOf(address));
    const heading = page.querySelector('h1')?.text ?? '';
    const [title = '', site] = page.querySelector('title')?.text.split(' | ') ?? [];
    expect(title).toMatch(/.\?/);
    expect(site).toMatch(/Cercana/);
    expect(page.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(title);
    if (!heading.includes('?')) expect(heading).not.toBe(title);
    expect(page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')).toContain(heading);
  });

  it.each([
    ['404.html', 'es', 'Página No Encontrada'],
    ['en/404.html', 'en', 'Page Not Found'],
  ])('says in %s that a page was not found, in its language (%s)', (file, language, title) => {
    const page = readPage(file);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(page.querySelector('title')?.text).toContain(title);
    expect(page.querySelector('h1')?.text).toBe(title);
  });
});
