import {isProbablyReaderable, Readability} from '@mozilla/readability';
import {Window} from 'happy-dom';
import {parse, serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {absolute, fileOf, readText} from '../support/build';
import {pages} from '../support/pages';

// Firefox Reader View, tested with its own code.

/** The text of a page: headings, questions, steps, paragraphs, lists. */
const PARTS = 'h2, h3, h4, summary, p, li, td, th, dt, dd';

/** Elements that are not text of the page: controls, reading aids, pictures. */
const NOT_TEXT = '[data-text=skip], [hidden], [aria-hidden=true], nav, aside, footer, button, svg, .hash-link';

function parsed(html: string, url: string): Document {
  const window = new Window({url});
  // The minifier leaves out end tags of paragraphs, which the parser of happy-dom does not handle.
  window.document.write(serialize(parse(html)));
  // The types differ, but the interface is the same.
  return window.document as unknown as Document;
}

/** The words of an element in one line. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll(NOT_TEXT).forEach((each) => each.remove());
  return copy.textContent.replace(/[\s\u200B]+/g, ' ').trim();
}

const wordsIn = (parent: ParentNode, selector: string): string[] =>
  [...parent.querySelectorAll(selector)].filter((each) => !each.closest(NOT_TEXT)).map(wordsOf);

/** The parts of a page that a reading mode shows, whether the browser offers that mode, and the parts that the page has. */
function read(address: string, file = fileOf(address)) {
  const page = parsed(readText(file), absolute(address));
  const main = page.querySelector('main') ?? page.body;
  const has = {
    parts: wordsIn(main, PARTS),
    title: wordsIn(main, 'h1'),
    headings: wordsIn(main, 'h2, h3, h4'),
    questions: wordsIn(main, 'summary'),
    stepTitles: wordsIn(main, '.step__title'),
  };
  const isOffered = isProbablyReaderable(page);
  const {title = '', content = ''} = new Readability(page).parse() ?? {};
  return {has, isOffered, title, readerBody: parsed(content ?? '', absolute(address)).body};
}

describe.each(pages)('the reading mode of $address', ({address, section}) => {
  const {has, isOffered, title, readerBody} = read(address);

  it('is offered on every page by a writer', () => {
    if (section !== undefined) expect(isOffered).toBe(true);
  });

  it('keeps every part', () => {
    const text = wordsOf(readerBody);
    expect([title, ...wordsIn(readerBody, 'h1, h2')]).toEqual(expect.arrayContaining(has.title));
    expect(has.parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(has.headings.filter((heading) => !wordsIn(readerBody, 'h2, h3, h4').includes(heading))).toEqual([]);
    expect(has.questions.filter((question) => !wordsIn(readerBody, 'summary').includes(question))).toEqual([]);
  });

  it('leaves out everything that is not text', () => {
    // Reader View shows a short list together with everything around it.
    if (section === undefined) return;
    // The question of a message contains its verdict.
    const leftovers = readerBody.querySelectorAll('nav, footer, [data-text=skip]:not(small)');
    expect([...leftovers].filter(({textContent}) => textContent.trim()).map(({outerHTML}) => outerHTML)).toEqual([]);
  });

  it('shows the title of each step once, and no links to practice mode', () => {
    const titles = new Set(has.stepTitles);
    expect(wordsIn(readerBody, 'p, li, a').filter((text) => titles.has(text))).toEqual(has.stepTitles);
    expect(readerBody.querySelectorAll('a[href*="#practice-"]')).toHaveLength(0);
  });
});

it.each([
  ['404.html', '/en/'],
  ['en/404.html', '/'],
])('the reading mode of %s leads to the other language, %s', (file, home) => {
  const links = read(`/${file}`, file).readerBody.querySelectorAll('a[lang], [lang] > a');
  expect([...links].map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toContain(home);
});
