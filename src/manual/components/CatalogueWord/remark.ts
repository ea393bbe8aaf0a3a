import type {Link, Nodes, PhrasingContent, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {cutAtKeys} from '../../catalogue/fill';
import {linkOf, type Word} from '../../catalogue/catalogue';
import {loadMessages, messageIds} from '../../catalogue/messages';
import {stringsOf} from '../../page/componentStrings';
import {
  at,
  block,
  formerAnchors,
  inline,
  isContent,
  isMdxElement,
  nodesOf,
  prop,
  text,
  type MdxElement,
} from '../../page/nodes';
import {type Page, urlOf} from '../../page/page';
import {tappedKeys} from '../../../screens';
import {writerMessage} from '../../../writer-errors/message';
import {orReport} from '../../../writer-errors/writerError';

/**
 * Replaces keys of the catalogue by their words, in the language of the page:
 * `{contacts.add}`, which is tapped, becomes `<b class="app">Agregar contacto</b>`, a long one and what the app says `<b class="said">`,
 * `{facts.support.email}` a link, other facts and samples plain text. Keys in the text properties of
 * components and in the targets of links become plain text. A message of the app that this page explains has its id where the page
 * names it first: in the question of an answer, else in the text.
 */
export function replaceKeys(page: Page): void {
  const tapKeys = tappedKeys();
  const unplaced = explainedOn(page);
  for (const node of nodesOf(page.tree)) {
    const question = isMdxElement(node, 'Answer') ? prop(node, 'question') : undefined;
    for (const key of unplaced) if (question?.includes(`{${key}}`)) unplaced.delete(key);
  }
  visit(page.tree, (node, index, parent) => {
    if (isMdxElement(node)) fillProps(page, node);
    if (node.type === 'link') fillTarget(page, node);
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return undefined;
    if (!parent || index === undefined || isNoKey(page, node)) return undefined;
    const word = page.word(node, node.value.trim());
    if (!word) return undefined;
    const isInLink = parent.type === 'link';
    const ids = !isInLink && parent.type !== 'heading' && unplaced.delete(word.key) ? messageIds(word.key) : [];
    const wordNode = at(node, showWord(word, tapKeys, isInLink, ids));
    // An expression alone between empty lines is a paragraph of its own.
    const content: RootContent =
      node.type === 'mdxTextExpression' ? wordNode : at(node, {type: 'paragraph', children: [wordNode]});
    parent.children.splice(index, 1, content);
    return [SKIP, index + 1];
  });
  nodesOf(page.tree).forEach(joinTexts);
}

/** The messages of the app that this page explains in its own words. */
function explainedOn(page: Page): Set<string> {
  // An address asks the disk, and most messages are explained on other pages.
  const isHere = (place: string) =>
    page.name.startsWith(place.split('#')[0] ?? '') && urlOf(page, place).startsWith('#');
  const messages = [...loadMessages(page.siteDir, page.locale)];
  return new Set(
    messages.filter(([, {means, at: place}]) => means === undefined && place && isHere(place)).map(([key]) => key),
  );
}

/** Makes one text of texts that stand side by side; React would part them by comments. */
function joinTexts(line: Nodes): void {
  if (line.type !== 'paragraph' && line.type !== 'tableCell' && line.type !== 'heading') return;
  const nodes: PhrasingContent[] = [];
  for (const child of line.children) {
    const last = nodes.at(-1);
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else nodes.push(child);
  }
  line.children = nodes;
}

/** Says below the lead of a page that its facts are samples. It reads the keys, which replaceKeys replaces. */
export function sayUnconfirmed({tree, catalogue, locale}: Page): void {
  const keys = JSON.stringify(tree).match(/facts\.[\w.]*\w/g) ?? [];
  if (!keys.some((key) => catalogue.words.get(key)?.unconfirmed)) return;
  const note = block('p', {className: 'unconfirmed', 'data-text': 'repeat'}, [text(stringsOf(locale).unconfirmed)]);
  tree.children.splice(tree.children.findIndex(isContent) + 1, 0, note);
}

/** Letters of a word that fits a line of the narrowest screen in one piece, beside the number of a step. */
const MAX_IN_BOX = 24;

/** The word as it is written in running text. */
function showWord(
  word: Word,
  tapKeys: ReadonlySet<string>,
  insideLink = false,
  ids: readonly string[] = [],
): PhrasingContent {
  // The app's own name is a name in prose, not a control.
  if (word.kind === 'label' && word.key !== 'app.name') {
    const isInBox = tapKeys.has(word.key) && word.text.length <= MAX_IN_BOX;
    const [id, ...former] = ids;
    const attributes = {...(id && {id}), className: isInBox ? 'app' : 'said'};
    return inline('b', attributes, [...formerAnchors(former), text(word.text)]);
  }
  const link = word.kind === 'fact' && !insideLink ? linkOf(word.text) : undefined;
  if (!link) return text(word.text);
  // An e-mail or a call is no page: the theme would open an empty tab for it.
  return /^(mailto|tel):/.test(link.href)
    ? inline('a', {href: link.href}, [text(link.text)])
    : {type: 'link', url: link.href, children: [text(link.text)]};
}

/** A text of a property with `{keys}`, as nodes: words of the app are marked, the rest is plain. */
export function showText(page: Page, element: MdxElement, value: string): PhrasingContent[] {
  const tapKeys = tappedKeys();
  const explained = explainedOn(page);
  return cut(page, element, value).map((piece) => {
    if (typeof piece === 'string') return text(piece);
    const ids = explained.has(piece.key) ? messageIds(piece.key) : [];
    return piece.kind === 'label' ? showWord(piece, tapKeys, false, ids) : text(piece.text);
  });
}

/** Comments and quoted texts (`{' '}`) may stand on a page; anything else between braces must be a key. */
function isNoKey(page: Page, node: Extract<Nodes, {type: 'mdxTextExpression' | 'mdxFlowExpression'}>): boolean {
  const code = node.value.trim();
  if (code === '' || /^\/\*[^]*\*\/$/.test(code) || /^(['"])[^]*\1$/.test(code)) return true;
  if (/^[A-Za-z][\w-]*(\.[\w-]+)*$/.test(code)) return false;
  page.report(node, writerMessage('codeInBraces', {code}));
  return true;
}

function fillProps(page: Page, element: MdxElement): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    // The question of an answer keeps its keys: there the words are marked (see ../Answer).
    if (element.name === 'Answer' && attribute.name === 'question') continue;
    attribute.value = fill(page, element, attribute.value);
  }
}

function fillTarget(page: Page, link: Link): void {
  // CommonMark leaves braces in a target as they are or escapes them, by where they stand.
  const url = link.url.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (url.includes('{')) link.url = fill(page, link, url);
}

function fill(page: Page, node: MdxElement | Link, value: string): string {
  return cut(page, node, value)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}

function cut(page: Page, node: MdxElement | Link, value: string) {
  const pieces = orReport(
    () => cutAtKeys(value, page.catalogue),
    (message) => page.report(node, message),
  );
  for (const piece of pieces ?? []) if (typeof piece !== 'string') page.word(node, piece.key);
  return pieces ?? [value];
}
