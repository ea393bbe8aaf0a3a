import {isProbablyReaderable, Readability} from '@mozilla/readability';
import {Window} from 'happy-dom';
import {expect, it} from 'vitest';
import {absolute, fileOf, readText} from '../support/build';
import {pages} from '../support/pages';

// Firefox Reader View, tested with its own code.

/** The text of a page: headings, questions, steps, paragraphs, lists. */
const PARTS = 'h2, h3, h4, summary, p, li, td, th, dt, dd';

/** Elements that are not text of the page: controls, reading aids, pictures. */
const NOT_TEXT = '[data-text=skip], [hidden], [aria-hidden=true], nav, aside, footer, button, svg, .hash-link';

/** One window parses all pages, because a window takes longer than a page. */
const window = new Window();

function parsed(html: string, url: string): Document {
  window.happyDOM.setURL(url);
  // The mode reads neither styles nor scripts, except for data about the page.
  const text = html.replace(/<style>[^]*?<\/style>|<script(?! data-rh)[^]*?<\/script>/g, '');
  const page = new window.DOMParser().parseFromString(text, 'text/html');
  // The types differ, but the interface is the same.
  return page as unknown as Document;
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

it.each(pages)(
  'the reading mode of $address keeps every part, and leaves out what is not text',
  ({address, section}) => {
    const {has, isOffered, title, readerBody} = read(address);
    const text = wordsOf(readerBody);
    const [headings, questions] = ['h1, h2, h3, h4', 'summary'].map((selector) => wordsIn(readerBody, selector));
    expect.soft([title, ...(headings ?? [])], 'title').toEqual(expect.arrayContaining(has.title));
    expect.soft(has.parts.filter((part) => !text.includes(part))).toEqual([]);
    expect.soft(has.headings.filter((heading) => !headings?.includes(heading))).toEqual([]);
    expect.soft(has.questions.filter((question) => !questions?.includes(question))).toEqual([]);

    const titles = new Set(has.stepTitles);
    const stepTitles = wordsIn(readerBody, 'p, li, a').filter((words) => titles.has(words));
    expect.soft(stepTitles, 'each title of a step once').toEqual(has.stepTitles);
    expect.soft(readerBody.querySelectorAll('a[href*="#practice-"]'), 'links to practice').toHaveLength(0);

    // Reader View shows a short list, which no writer has written, together with everything around it.
    if (section === undefined) return;
    expect.soft(isOffered, 'is offered').toBe(true);
    // The question of a message contains its verdict.
    const leftovers = readerBody.querySelectorAll('nav, footer, [data-text=skip]:not(small)');
    expect([...leftovers].filter(({textContent}) => textContent.trim()).map(({outerHTML}) => outerHTML)).toEqual([]);
  },
);

it.each([
  ['404.html', '/en/'],
  ['en/404.html', '/'],
])('the reading mode of %s leads to the other language, %s', (file, home) => {
  const links = read(`/${file}`, file).readerBody.querySelectorAll('a[lang], [lang] > a');
  expect([...links].map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toContain(home);
});
