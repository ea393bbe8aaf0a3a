import type {Document, Element, ParentNode} from 'domhandler';
import {singleLineText} from '../../lib/html/text';
import {selectAll, selectOne} from '../../lib/html/tree';

/** The timeline of a card: the steps of a task, the parts of a page, all topics, or a sentence instead. */
export type Timeline =
  | {kind: 'steps' | 'parts'; labels: string[]; /** How many follow that it does not show. */ more: number}
  | {kind: 'topics'; topics: {topic: string; icon: string}[]}
  | {kind: 'note'; text: string};

/** The content of a card. */
export type CardContent = {
  /** The name of the site. */
  site: string;
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
const COMMON_PARTS = ['problems', 'more', 'app-messages', 'steps'];

/** The pictogram that an element shows, by its id in the file of pictograms. */
const iconIn = (element: ParentNode): string => selectOne('use', element)?.attribs.href?.split('#')[1] ?? 'brand';

function labelled(kind: 'steps' | 'parts', names: string[]): Timeline | undefined {
  // In order and without a gap: only the last ones are left out, and counted.
  const tooLong = names.findIndex(({length}) => length > MAX_LABEL_LENGTH);
  const labels = names.slice(0, Math.min(tooLong < 0 ? MAX_LABELS : tooLong, MAX_LABELS));
  return labels.length > 1 ? {kind, labels, more: names.length - labels.length} : undefined;
}

const note = (text = ''): Timeline | undefined =>
  text !== '' && text.length <= MAX_NOTE_LENGTH ? {kind: 'note', text} : undefined;

function timelineOf(main: Element): Timeline | undefined {
  const textsOf = (selector: string, below = main) =>
    selectAll(selector, below).map((element) => singleLineText(element, 'small'));
  if (main.attribs.class === 'home') {
    const rows = selectAll('.topic-list [data-topic]', main);
    return {kind: 'topics', topics: rows.map((row) => ({topic: row.attribs['data-topic'] ?? '', icon: iconIn(row)}))};
  }
  const [lead = ''] = textsOf('.lead');
  const firstSentence = note(/^.*?[.?!](?= |$)/.exec(lead)?.[0] ?? lead);
  // A post is read from its beginning to its end: it shows its date.
  const [date] = textsOf('article > header + div > time');
  const headings = textsOf(`h2[id]${COMMON_PARTS.map((id) => `:not(#${id})`).join('')}`);
  const parts = headings.length > 0 ? headings : textsOf('.link-list__link > span:not(.icon-tile)');
  // A page may have a second task.
  const strip = selectOne('.strip', main);
  const steps = strip ? textsOf('a', strip) : [];
  return note(date) ?? labelled('steps', steps) ?? labelled('parts', parts) ?? firstSentence;
}

/**
 * Reads the content of a card from a built page.
 * @param site its name
 * @throws when the page has no main part with a title
 */
export function cardContent(document: Document, site: string): CardContent {
  const main = selectOne('main', document);
  const title = main && selectOne('h1', main);
  if (!title) throw new Error('A page has no <main> with an <h1>, from which its card for link previews is made.');
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
