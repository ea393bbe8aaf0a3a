import {type HTMLElement} from 'node-html-parser';
import {describe, expect, it} from 'vitest';
import {hasFullHistory} from '../../src/lib/git';
import {absolute, buildFolder, fileOf, mainWords, readPage} from '../support/build';
import {pages, pagesIn} from '../support/pages';
import {addressOf, locales} from '../support/routes';

const fewestWords = 150;
const fillers = /lorem ipsum|coming soon|under construction|próximamente|en construcción/i;
const unfinished = /\b(?:TODO|TBD)\b/;

function addresses(page: HTMLElement, selector: string): (string | undefined)[] {
  return page.querySelectorAll(selector).map((link) => link.getAttribute('href'));
}

describe.each(pages)('$address', ({address, path, locale, section}) => {
  const page = (): HTMLElement => readPage(fileOf(address));

  it('declares its language', () => {
    expect(page().querySelector('html')?.getAttribute('lang')).toBe(locale);
  });

  it('has one main heading, and a description that fits in a search result', () => {
    const headings = page().querySelectorAll('h1');
    expect(headings.map(({text}) => text.trim())).toEqual([expect.stringMatching(/\S/)]);
    const description = page().querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(155);
  });

  it('has headings whose levels leave no step out', () => {
    const levels = page()
      .querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')
      .map(({tagName}) => Number(tagName.slice(1)));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('links its canonical address and its translations', () => {
    expect(addresses(page(), 'link[rel="canonical"]')).toEqual([absolute(address)]);
    for (const each of locales) {
      expect(addresses(page(), `link[hreflang="${each}"]`)).toEqual([absolute(addressOf(path, each))]);
    }
    expect(addresses(page(), 'link[hreflang="x-default"]')).toEqual([absolute(path)]);
  });

  it('has no empty landmark', () => {
    const landmarks = page().querySelectorAll('nav, aside, main, footer, [role=region], [role=search]');
    const empty = landmarks.filter((landmark) => !landmark.querySelector('a, button, input, p, li, h1'));
    expect(empty.map(({outerHTML}) => outerHTML)).toEqual([]);
  });

  it('contains text', () => {
    const words = mainWords(fileOf(address));
    expect(words.join(' ')).not.toMatch(fillers);
    expect(words.join(' ')).not.toMatch(unfinished);
    expect(words.length).toBeGreaterThanOrEqual(section ? fewestWords : 1);
  });
});

it('shows the screens of a tab of the app before its messages, in one list', () => {
  const help = readPage('docs/help/index.html');
  expect(help.querySelectorAll('.on-screen__phone')).not.toEqual([]);
  expect(help.querySelectorAll('.on-screen + .on-screen')).toEqual([]);
  expect(help.querySelectorAll('.on-screen > li:not(.on-screen__phone) + .on-screen__phone')).toEqual([]);
});

// A page that was never committed has no age.
it('most pages of the manual show the date of their last change, where git has it', () => {
  const manual = pagesIn('docs');
  const dated = manual.filter(({address}) => readPage(fileOf(address)).querySelector('.page-age time'));
  expect(dated.length > manual.length / 2).toBe(hasFullHistory(buildFolder));
});

it.each(locales)(
  'the symptoms of the home page are the questions about what happened, and lead to them (%s)',
  (locale) => {
    const help = readPage(fileOf(addressOf('/docs/help/', locale)));
    const answers: string[][] = [];
    let element = help.querySelector('h2#what-happened')?.nextElementSibling;
    for (; element && element.tagName !== 'H2'; element = element.nextElementSibling) {
      // Answers inside of one narrow its question down.
      if (element.tagName === 'DETAILS')
        answers.push([`#${element.id}`, element.querySelector('summary > span')?.text ?? '']);
    }
    const symptoms = readPage(fileOf(addressOf('/', locale))).querySelectorAll('.symptoms a');
    expect(
      symptoms.map((link) => [new URL(link.getAttribute('href') ?? '', 'https://x.example').hash, link.text]),
    ).toEqual(answers);
    expect(answers).not.toEqual([]);
  },
);
