import {isProbablyReaderable, Readability} from '@mozilla/readability';
import {Window} from 'happy-dom';
import {parse, serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {absolute, fileOf, readText} from '../support/build';
import {pages} from '../support/pages';

// Firefox Reader View, tested with its own program.

/** The text of a page: headings, questions, steps, paragraphs, lists. */
const PARTS = 'h2, h3, h4, summary, p, li, td, th, dt, dd';

/** Elements that are not text of the page: controls, reading aids, pictures. */
const NOT_TEXT = '[data-text=skip], [hidden], [aria-hidden=true], nav, aside, footer, button, svg, .hash-link';

function parsed(html: string, url: string): Document {
  const window = new Window({url});
  // The parser of happy-dom does not end a paragraph whose end tag the minifier left out.
  window.document.write(serialize(parse(html)));
  // The same interface by other types.
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
  return {has, isOffered, title, shown: parsed(content ?? '', absolute(address)).body};
}

describe.each(pages)('the reading mode of $address', ({address, section}) => {
  const {has, isOffered, title, shown} = read(address);

  it('is offered on every page by a writer', () => {
    if (section !== undefined) expect(isOffered).toBe(true);
  });

  it('keeps every part', () => {
    const text = wordsOf(shown);
    expect([title, ...wordsIn(shown, 'h1, h2')]).toEqual(expect.arrayContaining(has.title));
    expect(has.parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(has.headings.filter((heading) => !wordsIn(shown, 'h2, h3, h4').includes(heading))).toEqual([]);
    expect(has.questions.filter((question) => !wordsIn(shown, 'summary').includes(question))).toEqual([]);
  });

  it('leaves out everything that is not text', () => {
    // A list of few words is shown with all that is around it.
    if (section === undefined) return;
    // The verdict of a message is part of its question.
    const leftovers = shown.querySelectorAll('nav, footer, [data-text=skip]:not(small)');
    expect([...leftovers].filter(({textContent}) => textContent.trim()).map(({outerHTML}) => outerHTML)).toEqual([]);
  });

  it('shows the title of each step once, and no links to practice mode', () => {
    const titles = new Set(has.stepTitles);
    expect(wordsIn(shown, 'p, li, a').filter((text) => titles.has(text))).toEqual(has.stepTitles);
    expect(shown.querySelectorAll('a[href*="#practice-"]')).toHaveLength(0);
  });
});

it.each([
  ['404.html', '/en/'],
  ['en/404.html', '/'],
])('the reading mode of %s leads to the other language, %s', (file, home) => {
  const links = read(`/${file}`, file).shown.querySelectorAll('a[lang], [lang] > a');
  expect([...links].map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toContain(home);
});
