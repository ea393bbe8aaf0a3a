import type {Link, Nodes, Parents, PhrasingContent, RootContent} from 'mdast';
import {fillKeys, linkOf, splitAtKeys, stringsOf, type Word} from '../catalogue/catalogue';
import {loadMessages, messageIds} from '../catalogue/messages';
import {
  element,
  formerAnchors,
  isContent,
  isMdxElement,
  link,
  nodesOf,
  paragraph,
  prop,
  withPositionOf,
  type MdxElement,
} from '../page/nodes';
import {type Page, urlOf} from '../page/page';
import {tappedKeys} from '../../screens';
import {writerMessage} from '../../writer-errors/message';

/**
 * Replaces keys of the catalogue with their words, in the language of the page. `{contacts.add}`, which is tapped, becomes
 * `<b class="app">Agregar contacto</b>`. A long label, or one that is not tapped, becomes `<b class="said">`. `{facts.support.email}`
 * becomes a link; other facts and samples become plain text, and so do keys in the text properties of components and in the targets of
 * links. A message of the app that this page explains gets its id where the page first names it: in the question of an answer, or else in
 * the text.
 */
export function replaceKeys(page: Page): void {
  const keysWithoutId = explainedOn(page);
  for (const node of nodesOf(page.tree)) {
    const question = isMdxElement(node, 'Answer') ? prop(node, 'question') : undefined;
    for (const key of keysWithoutId) if (question?.includes(`{${key}}`)) keysWithoutId.delete(key);
  }
  replaceKeysIn(page, page.tree, keysWithoutId);
  nodesOf(page.tree).forEach(joinTexts);
}

/** Whether the sentence continues after a word, with a mark or a small letter. */
const goesOn = (next: Nodes | undefined): boolean =>
  next?.type === 'text' && /^(?:[.,;:)]|\s+\p{Ll})/u.test(next.value);

/**
 * @param keysWithoutId the messages that have no id yet
 * @param nodeAfter what follows the parent in its line
 */
function replaceKeysIn(page: Page, parent: Parents, keysWithoutId: Set<string>, nodeAfter?: Nodes): void {
  for (const [index, node] of parent.children.entries()) {
    const nextNode = parent.children[index + 1] ?? nodeAfter;
    if (isMdxElement(node)) fillProps(page, node);
    // CommonMark escapes braces in a target or leaves them as they are, depending on their position.
    if (node.type === 'link' && /\{|%7B/.test(node.url))
      node.url = fill(page, node, node.url.replaceAll('%7B', '{').replaceAll('%7D', '}'));
    if ('children' in node) replaceKeysIn(page, node, keysWithoutId, node.type === 'link' ? nextNode : undefined);
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') continue;
    const word = hasNoKey(page, node) ? undefined : page.attempt(node, () => page.word(node, node.value.trim()));
    if (!word) continue;
    const isInLink = parent.type === 'link';
    const ids = !isInLink && parent.type !== 'heading' && keysWithoutId.delete(word.key) ? messageIds(word.key) : [];
    // A word loses its full stop where the sentence continues.
    const wordInText = goesOn(nextNode) ? {...word, text: word.text.replace(/\.$/, '')} : word;
    const text = withPositionOf(node, showWord(wordInText, isInLink, ids));
    // An expression alone between empty lines is a paragraph.
    const content: RootContent = node.type === 'mdxTextExpression' ? text : withPositionOf(node, paragraph([text]));
    parent.children.splice(index, 1, content);
  }
}

/** The messages of the app that this page explains in its own words. */
function explainedOn(page: Page): Set<string> {
  // `urlOf` reads the disk, and most messages are explained on other pages, so the name of the page is compared first.
  const isHere = (place: string) =>
    page.name.startsWith(place.split('#')[0] ?? '') && urlOf(page, place).startsWith('#');
  const messages = [...loadMessages(page.siteDir, page.locale)];
  return new Set(
    messages.filter(([, {means, at: place}]) => means === undefined && place && isHere(place)).map(([key]) => key),
  );
}

/** Merges adjacent text nodes, because React would separate them with comments. */
function joinTexts(line: Nodes): void {
  if (line.type !== 'paragraph' && line.type !== 'tableCell' && line.type !== 'heading') return;
  const nodes: PhrasingContent[] = [];
  for (const child of line.children) {
    const lastNode = nodes.at(-1);
    if (child.type === 'text' && lastNode?.type === 'text') lastNode.value += child.value;
    else nodes.push(child);
  }
  line.children = nodes;
}

/** Adds a notice below the lead of a page whose facts are samples. Runs after the keys are replaced. */
export function sayUnconfirmed({tree, catalogue, locale, uses}: Page): void {
  if (!uses.some(({key, where}) => where === 'text' && catalogue.words.get(key)?.unconfirmed)) return;
  const note = element('p', {className: 'unconfirmed', 'data-text': 'repeat'}, [stringsOf(locale).unconfirmed]);
  tree.children.splice(tree.children.findIndex(isContent) + 1, 0, note);
}

/** The longest word that fits one line of the narrowest screen, beside the number of a step. */
const MAX_IN_BOX = 24;

/** The word as it is written in running text. */
function showWord({kind, key, text}: Word, isInLink: boolean, ids: readonly string[]): PhrasingContent {
  // The app's own name is a name in prose, not a control.
  if (kind === 'label' && key !== 'app.name') {
    const [id, ...formerIds] = ids;
    const className = tappedKeys().has(key) && text.length <= MAX_IN_BOX ? 'app' : 'said';
    return element('b', {id, className}, [...formerAnchors(formerIds), text]);
  }
  const fact = kind === 'fact' && !isInLink ? linkOf(text) : undefined;
  if (!fact) return {type: 'text', value: text};
  // E-mail and phone links are not pages: the theme would open an empty tab for them.
  return /^(mailto|tel):/.test(fact.href) ? element('a', {href: fact.href}, [fact.text]) : link(fact.href, [fact.text]);
}

/** A text of a property with `{keys}`, as nodes: words of the app are marked, the rest is plain. */
export function replaceTexts(page: Page, node: MdxElement, value: string) {
  const explainedKeys = explainedOn(page);
  const show = (key: string) => showWord(page.word(node, key), true, explainedKeys.has(key) ? messageIds(key) : []);
  return page.attempt(node, () => splitAtKeys(value, show)) ?? [value];
}

/** A page may have comments and quoted texts (`{' '}`). Anything else between braces must be a key. */
function hasNoKey(page: Page, node: Extract<Nodes, {type: 'mdxTextExpression' | 'mdxFlowExpression'}>): boolean {
  const code = node.value.trim();
  if (code === '' || /^\/\*[^]*\*\/$/.test(code) || /^(['"])[^]*\1$/.test(code)) return true;
  if (/^[A-Za-z][\w-]*(\.[\w-]+)*$/.test(code)) return false;
  page.report(node, writerMessage('codeInBraces', {code}));
  return true;
}

function fillProps(page: Page, node: MdxElement): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    // The question of an answer keeps its keys, because answers.ts marks the words in it.
    if (node.name === 'Answer' && attribute.name === 'question') continue;
    attribute.value = fill(page, node, attribute.value);
  }
}

const fill = (page: Page, node: MdxElement | Link, value: string): string =>
  page.attempt(node, () => fillKeys(value, (key) => page.word(node, key).text)) ?? value;
