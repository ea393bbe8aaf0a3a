import {describe, expect, it} from 'vitest';
import {hasFullHistory} from '../../src/lib/commands';
import {cleanPath} from '../../src/site/addresses';
import {absolute, buildFolder, fileOf, htmlFiles, readPage, textsOf, valuesOf} from '../support/build';
import {pages, pagesIn} from '../support/pages';
import {addressOf, locales, routes} from '../support/routes';

const fillers = [/lorem ipsum|coming soon|under construction|próximamente|en construcción/i, /\b(?:TODO|TBD)\b/];

/** The lists that Docusaurus makes from the posts, tags, authors and topics that writers add. */
const list = /^\/blog(?:\/(?:tags|authors)\/[\w-]+)?(?:\/page\/\d+)?$|^\/docs\/category\/[\w-]+$/;

const repeated = (texts: (string | undefined)[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the built site', () => {
  it.each(locales)('has every fixed route (%s)', (locale) => {
    expect(htmlFiles()).toEqual(expect.arrayContaining(routes.map((path) => fileOf(addressOf(path, locale)))));
  });

  it('has only fixed pages, pages by writers, and lists of these pages', () => {
    const fixedPaths = routes.map(cleanPath);
    const otherPages = pages.filter(({path, section}) => !section && !fixedPaths.includes(cleanPath(path)));
    expect(otherPages.filter(({path}) => !list.test(path))).toEqual([]);
  });

  it('has the same pages in each language, and its not-found page', () => {
    const notFound = locales.map((locale) => addressOf('/404.html', locale).slice(1));
    expect(htmlFiles()).toEqual([...pages.map(({address}) => fileOf(address)), ...notFound].sort());
  });

  it.each(locales)('gives every page its own title and description (%s)', (locale) => {
    const files = pages.filter((page) => page.locale === locale).map(({address}) => fileOf(address));
    expect(repeated(files.map((file) => readPage(file).querySelector('title')?.text))).toEqual([]);
    expect(repeated(files.map((file) => valuesOf(file, 'meta[name="description"]', 'content')[0]))).toEqual([]);
  });

  it("uses the reader's question as search title, and the task as heading", () => {
    const page = readPage(fileOf('/docs/contacts/create-contact'));
    expect(page.querySelector('title')?.text).toMatch(/.\? \| /);
    expect(page.querySelector('h1')?.text).not.toContain('?');
  });

  // A page without a commit has no date.
  it('shows the date of the last change on most pages of the manual, where git has it', () => {
    const manual = pagesIn('docs');
    const datedPages = manual.filter(({address}) => readPage(fileOf(address)).querySelector('.page-age time'));
    expect(datedPages.length > manual.length / 2).toBe(hasFullHistory(buildFolder));
  });
});

describe.each(pages)('$address', ({address, path, locale}) => {
  const file = fileOf(address);
  const elements = (selector: string) => readPage(file).querySelectorAll(selector);

  it('declares its language', () => {
    expect(valuesOf(file, 'html', 'lang')).toEqual([locale]);
  });

  it('has one main heading, and a description that fits in a search result', () => {
    expect(elements('h1').map(({text}) => text.trim())).toEqual([expect.stringMatching(/\S/)]);
    expect(valuesOf(file, 'meta[name="description"]', 'content')).toEqual([expect.stringMatching(/^.{110,155}$/)]);
  });

  it('skips no heading level', () => {
    const levels = elements('main :is(h1, h2, h3, h4, h5, h6)').map(({tagName}) => Number(tagName.slice(1)));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('links its canonical address and its translations', () => {
    expect(valuesOf(file, 'link[rel="canonical"]', 'href')).toEqual([absolute(address)]);
    for (const each of locales) {
      expect(valuesOf(file, `link[hreflang="${each}"]`, 'href')).toEqual([absolute(addressOf(path, each))]);
    }
    expect(valuesOf(file, 'link[hreflang="x-default"]', 'href')).toEqual([absolute(path)]);
  });

  it('has no form, and no field except for the search', () => {
    expect(elements('form, textarea, select, input:not([role=combobox])').map(String)).toEqual([]);
  });

  it('has little markup for practice mode while it is closed', () => {
    expect(elements('.practice, .practice > a, .practice-link').length).toBeLessThanOrEqual(60);
    // Browsers without styles show hidden content.
    expect(textsOf(file, '.practice > a, .task-actions > :is(a, button)').join('')).toBe('');
  });

  it('leads through each practice task without scripts, with filled fields', () => {
    for (const link of valuesOf(file, '.practice-link', 'href')) {
      const task = link?.replace(/^#|1$/g, '') ?? '';
      const ids = valuesOf(file, `li[id^="${task}"]`, 'id');
      expect(ids).toEqual(ids.map((_, index) => `${task}${index + 1}`));
      const leads = valuesOf(file, `.phone a[href^="#${task}"]`, 'href');
      expect(leads).toEqual(ids.slice(1).map((id) => `#${id}`));
      expect(leads).not.toEqual([]);
    }
    expect(elements('.phone__type b').map(({text}) => text.trim())).not.toContain('');
    const waysOut = valuesOf(file, '.practice > a[title]:not([href^="#practice-"])', 'href');
    expect(waysOut).toHaveLength(elements('li[id^=practice-]').length);
    expect(waysOut.filter((href = '') => elements(href).length !== 1)).toEqual([]);
  });

  it('has no empty landmark', () => {
    const landmarks = elements('nav, aside, main, footer, [role=region], [role=search]');
    const emptyLandmarks = landmarks.filter((landmark) => !landmark.querySelector('a, button, input, p, li, h1'));
    expect(emptyLandmarks.map(String)).toEqual([]);
  });

  it('contains text', () => {
    const texts = elements('main :not(nav *, aside *, script, style, svg *)').map(({ownText}) => ownText);
    const text = texts.join(' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/\p{L}/u);
    for (const filler of fillers) expect(text).not.toMatch(filler);
  });
});

it('the help page lists the messages that readers may see on their screens, each with one link', () => {
  const help = readPage('docs/help/index.html');
  expect(help.querySelectorAll('.on-screen')).toHaveLength(1);
  const entries = help.querySelectorAll('.on-screen > li');
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) {
    expect(entry.querySelectorAll('a[href]')).toHaveLength(1);
    expect(entry.text.trim()).not.toBe('');
  }
});

it.each(locales)('the symptoms on the home page lead to the same questions on the help page (%s)', (locale) => {
  const help = readPage(fileOf(addressOf('/docs/help/', locale)));
  // Up to the next heading. Nested answers narrow the outer question down.
  const answers = help
    .querySelectorAll('h2#what-happened ~ details:not(h2#what-happened ~ h2 ~ details)')
    .map((answer) => [`#${answer.id}`, answer.querySelector('summary > span')?.text]);
  const symptoms = readPage(fileOf(addressOf('/', locale))).querySelectorAll('.symptoms a');
  expect(symptoms.map((link) => [/#.*/.exec(link.getAttribute('href') ?? '')?.[0], link.text])).toEqual(answers);
  expect(answers).not.toEqual([]);
  // The reader taps the row on the home page first, then a choice, and no more.
  for (const [id = ''] of answers) {
    const choices = help.querySelectorAll(`${id} .answer`);
    expect(
      choices.filter((choice) => choice.querySelector('.answer, .trouble .notes')).map((choice) => choice.id),
    ).toEqual([]);
    const lastAnswers = choices.length > 0 ? choices : help.querySelectorAll(id);
    expect(
      lastAnswers.filter((answer) => !answer.querySelector('.answer__body > *')).map((answer) => answer.id),
    ).toEqual([]);
  }
});
