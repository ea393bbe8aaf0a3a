import type {Heading, List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {splitAtKeys, stringsOf} from '../catalogue/catalogue';
import {bodyOf, isInGroup, loadMessages, messageIds, messageKeys, type MessageHelp} from '../catalogue/messages';
import {element, formerAnchors, link, list, listItem, names, paragraph, prop, type MdxElement} from '../page/nodes';
import {type Page, urlOf} from '../page/page';
import {nearestKey} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import {kinds, loadScreens, screenKeys, widgetsIn, type Screen} from '../../screens';

/**
 * Replaces `<Messages of="contacts code" />` with the messages of these groups of the catalogue, in the order of `messages.*.json`. Each
 * has its id, and is a link to the page that explains it, or an `<Answer>` whose question is the message. Messages that this page itself
 * explains are not listed again. With `as="rules"`, each message also has a verdict and its meaning for the reader's money, and states in
 * which the reader must act come first. Runs before the keys are replaced. `checkMessages` reports missing explanations before any page is
 * read.
 */
export function listMessages(page: Page, node: MdxElement) {
  const keys = messageKeys(page.siteDir, page.catalogue);
  const groups = names(node, 'of');
  for (const group of groups) {
    if (!keys.some((key) => isInGroup(key, group))) page.report(node, writerMessage('noMessages', {group}));
  }
  const entries = [...loadMessages(page.siteDir, page.locale)].filter(([key]) =>
    groups.some((group) => isInGroup(key, group)),
  );
  const rows = entries.flatMap(([key, entry]) => toRow(page, key, entry));
  const explanations = entries.filter(([, {means}]) => means !== undefined);
  const answers = explanations.map(([key, entry]) => toAnswer(page, key, entry));
  return [
    ...(prop(node, 'as') === 'rules' ? toStates(page, node, explanations) : toSection('messages', answers)),
    ...(rows.length > 0 ? [list(rows, {className: ['message-links']})] : []),
  ];
}

/** The message as a link to the page that explains it. */
function toRow(page: Page, key: string, {means, at}: MessageHelp): ListItem[] {
  const url = means === undefined && at !== undefined ? urlOf(page, at) : '';
  if (url === '' || url.startsWith('#')) return [];
  const [id, ...formerIds] = messageIds(key);
  return [listItem([...formerAnchors(formerIds), link(url, withKeys(`{${key}}`))], {id})];
}

const toSection = (className: string, answers: readonly RootContent[]): RootContent[] =>
  answers.length > 0 ? [element('section', {className, 'data-text': 'repeat'}, answers)] : [];

/** The states of an order. States in which the reader must do something come first. */
function toStates(page: Page, node: MdxElement, states: readonly [string, MessageHelp][]): RootContent[] {
  const {yours, waiting} = stringsOf(page.locale).turns;
  const statesWhere = (isYours: boolean) =>
    states
      .filter(([, entry]) => Boolean(entry.yours) === isYours)
      .map(([key, entry]) => toAnswer(page, key, entry, rulesOf(page, node, key, entry)));
  return [
    toHeading('your-turn', yours),
    ...toSection('messages states states--yours', statesWhere(true)),
    toHeading('waiting', waiting),
    ...toSection('messages states', statesWhere(false)),
  ];
}

/** A heading in the form from which Docusaurus takes the id. */
const toHeading = (id: string, words: string): Heading => ({
  type: 'heading',
  depth: 3,
  data: {hProperties: {id}},
  children: [{type: 'text', value: words}],
});

/** The meaning of a state of an order for the reader's money, one line for each question. */
function rulesOf(page: Page, node: MdxElement, key: string, {verdict, money}: MessageHelp): List {
  const labels = stringsOf(page.locale).money;
  const lines = Object.keys(labels) as (keyof typeof labels)[];
  if (!verdict || !money?.charged || !money.back) {
    page.report(node, writerMessage('moneyLines', {key, lines: lines.join(', ')}));
  }
  return list(
    lines
      .filter((name) => money?.[name])
      .map((name) => listItem([element('b', {}, [labels[name]]), ' ', ...withKeys(money?.[name] ?? '')])),
  );
}

function toAnswer(page: Page, key: string, help: MessageHelp, rules?: List): RootContent {
  const bodyKey = bodyOf(key);
  const stop = /[.?!]$/.test(page.catalogue.words.get(key)?.text ?? '') ? '' : '.';
  const question = page.catalogue.words.has(bodyKey) ? `{${key}}${stop} {${bodyKey}}` : `{${key}}`;
  const [id, ...formerIds] = messageIds(key);
  const attributes = {id, former: formerIds.join(' '), question, verdict: rules && help.verdict};
  return element('Answer', attributes, [toParagraph(page, help), ...(rules ? [rules] : [])]);
}

function toParagraph(page: Page, help: MessageHelp): Paragraph {
  const action = withKeys(help.do ?? '');
  const actionContent = help.at === undefined ? action : [link(urlOf(page, help.at), action)];
  return paragraph([...withKeys(help.means ?? ''), ' ', ...actionContent]);
}

/** A text with `{keys}` as a page would have it. */
const withKeys = (value: string) =>
  splitAtKeys(value, (key): PhrasingContent => ({type: 'mdxTextExpression', value: key}));

/** The parts of a small drawing, from top to bottom: its bar, a box, its button, an error, a dialog, a status. */
type Sketch = readonly (readonly [tag: 'b' | 'i' | 'u' | 'em' | 'mark' | 'strong', key: string])[];

/**
 * Replaces `<OnScreen of="checkout checkout.errors.changed" />` with a list of links to help, each a small phone. It names screens of
 * src/screens/data and keys of messages of the app.
 */
export function listOnScreen(page: Page, node: MdxElement) {
  const messages = loadMessages(page.siteDir, page.locale);
  const screens = loadScreens();
  const helpOf = (name: string) => screens[name]?.at ?? messages.get(screens[name]?.name ?? name)?.at;
  const items = names(node, 'of').flatMap((name): ListItem[] => {
    const help = helpOf(name);
    if (help === undefined) {
      const nearestName = nearestKey(name, [...Object.keys(screens), ...messages.keys()].filter(helpOf));
      page.report(node, writerMessage('notOnScreen', {name}, nearestName));
      return [];
    }
    const screen = screens[name];
    const drawing = screen ? sketchScreen(screen) : sketchMessage(name, screens);
    // The spaces keep the words apart without CSS.
    const parts = page.attempt(node, () =>
      drawing.flatMap(([tag, key]) => [element(tag, {}, [page.word(node, key, 'picture').text]), ' ']),
    );
    // Not in a paragraph, because a list item that is only a link has another style.
    return [{...listItem([]), children: [link(urlOf(page, help), parts ?? []) as unknown as Paragraph]}];
  });
  return [list(items, {className: ['on-screen'], dataText: 'repeat'})];
}

/** The bar, two boxes or states of orders, and the main button. A screen without these shows its text. */
function sketchScreen({name, widgets, state}: Screen): Sketch {
  const details = widgetsIn(widgets, state).filter(({key}) => key !== name);
  const boxes = details.flatMap(({kind, key, note}) => note ?? (kinds[kind].isBox && key !== undefined ? key : []));
  const buttons = details.flatMap(({kind, key, plain}) =>
    kind === 'button' && !plain && key !== undefined ? key : [],
  );
  if (boxes.length + buttons.length === 0) return [['strong', name]];
  return [
    ['b', name],
    ...boxes.slice(0, 2).map((key) => ['i', key] as const),
    ...buttons.slice(-1).map((key) => ['u', key] as const),
  ];
}

/** A message below the name of its screen. Some errors do not belong to a screen. */
function sketchMessage(key: string, screens: ReturnType<typeof loadScreens>): Sketch {
  const [, screen] = Object.entries(screens).find(([name]) => screenKeys(name).includes(key)) ?? [];
  const otherKind = Object.keys(screen?.dialogs ?? {}).some((name) => key === `${name}.title`) ? 'mark' : 'strong';
  return [
    ...(screen && screen.name !== key ? [['b', screen.name] as const] : []),
    [key.includes('.errors.') ? 'em' : otherKind, key],
  ];
}
