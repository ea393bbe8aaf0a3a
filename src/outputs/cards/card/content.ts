import type {Document, Element, ParentNode} from 'domhandler';
import {singleLineText} from '../../../lib/html/singleLineText';
import {selectAll, selectOne} from '../../../lib/html/select';

/** The timeline of a card: the steps of a task, the parts of a page, all topics, or a sentence instead. */
export type Timeline =
  | {kind: 'steps' | 'parts'; labels: string[]; /** How many follow that it does not show. */ more: number}
  | {kind: 'topics'; topics: {topic: string; icon: string}[]}
  | {kind: 'note'; text: string};

/** The content of a card. */
export type CardContent = {
  /** The name of the site. */
  site: string;
  /** The language of the page. */
  language: string;
  /** Where the page belongs; none for the first page of a section. */
  section?: string;
  title: string;
  /** The topic whose colour the card has; without one it has the brand's. */
  topic?: string;
  /** The id of the pictogram in the sprite. */
  icon: string;
  timeline?: Timeline;
};

/** More do not fit in letters that can be read on a phone, where a card is 300 pixels wide. */
const MAX_LABELS = 4;
const MAX_LABEL_LENGTH = 34;
const MAX_NOTE_LENGTH = 140;

/** Headings that are common to many pages. */
const COMMON_PARTS = new Set(['problems', 'related', 'app-messages', 'steps']);

/** The pictogram that an element shows, by its id in the file of pictograms. */
const iconIn = (element: ParentNode): string => selectOne('use', element)?.attribs.href?.split('#')[1] ?? 'brand';

const firstSentence = (text: string): string => /^.*?[.?!](?= |$)/.exec(text)?.[0] ?? text;

function labelled(kind: 'steps' | 'parts', names: string[]): Timeline | undefined {
  // In order and without a gap: only the last ones are left out, and counted.
  const tooLong = names.findIndex(({length}) => length > MAX_LABEL_LENGTH);
  const labels = names.slice(0, Math.min(tooLong < 0 ? MAX_LABELS : tooLong, MAX_LABELS));
  return labels.length > 1 ? {kind, labels, more: names.length - labels.length} : undefined;
}

function steps(main: Element): Timeline | undefined {
  const strip = selectOne('.strip', main);
  return strip
    ? labelled(
        'steps',
        selectAll('a', strip).map((link) => singleLineText(link)),
      )
    : undefined;
}

function topics(main: Element): Timeline | undefined {
  const rows = selectAll('.topic-list [data-topic]', main);
  return rows.length > 0
    ? {kind: 'topics', topics: rows.map((row) => ({topic: row.attribs['data-topic'] ?? '', icon: iconIn(row)}))}
    : undefined;
}

function parts(main: Element): Timeline | undefined {
  const headings = selectAll('h2[id]', main).filter(({attribs}) => !COMMON_PARTS.has(attribs.id ?? ''));
  const pages = selectAll('.page-list__link > span:not(.icon-tile)', main);
  const names =
    headings.length > 0
      ? headings.map((heading) => singleLineText(heading))
      : pages.map((page) => singleLineText(page, 'small'));
  return labelled('parts', names);
}

const note = (text: string): Timeline | undefined =>
  text.length <= MAX_NOTE_LENGTH ? {kind: 'note', text} : undefined;

/** A post is read from its beginning to its end: it shows its date. */
function date(main: Element): Timeline | undefined {
  const time = selectOne('article > header + div > time', main);
  return time ? note(singleLineText(time)) : undefined;
}

function lead(main: Element): Timeline | undefined {
  const paragraph = selectOne('.lead', main);
  return paragraph ? note(firstSentence(singleLineText(paragraph))) : undefined;
}

/** A list of posts changes with every post, so its lead stands for it. */
const isListOfPosts = (main: Element) => selectOne('.blog__main .page-list', main) !== null;

function timelineOf(main: Element): Timeline | undefined {
  if (main.attribs.class === 'home') return topics(main);
  if (isListOfPosts(main)) return lead(main);
  return date(main) ?? steps(main) ?? parts(main) ?? lead(main);
}

/**
 * Reads the content of a card from a built page.
 * @param site its name
 * @throws when the page has no main part with a title
 */
export function cardContent(document: Document, site: string): CardContent {
  const main = selectOne('main', document);
  const title = main && selectOne('h1', main);
  if (!title) {
    throw new Error('A page has no <main> with an <h1>, from which its card for link previews is made.');
  }
  const header = selectOne('header', main) ?? main;
  // The first crumb is the home page.
  const section = selectAll('.breadcrumbs__link', header).slice(1).at(-1);
  const {'data-topic': topic} = main.attribs;
  const timeline = timelineOf(main);
  return {
    site,
    language: selectOne('html', document)?.attribs.lang ?? '',
    ...(section && {section: singleLineText(section)}),
    title: singleLineText(title),
    ...(topic && {topic}),
    icon: iconIn(header),
    ...(timeline && {timeline}),
  };
}

/** The text alternative of a card. */
export function cardText({title, timeline}: CardContent): string {
  if (!timeline || !('labels' in timeline)) return title;
  return `${title}: ${[...timeline.labels, ...(timeline.more > 0 ? [`+${timeline.more}`] : [])].join(', ')}`;
}
