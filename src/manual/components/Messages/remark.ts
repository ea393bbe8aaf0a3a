import type {Heading, Link, List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {splitAtKeys} from '../../catalogue/fill';
import {bodyOf, isInGroup, loadMessages, messageIds, messageKeys, type MessageHelp} from '../../catalogue/messages';
import {block, formerAnchors, inline, names, prop, replaceEach, text, type MdxElement} from '../../page/nodes';
import {type Page, urlOf} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';
import {writerMessage} from '../../../writer-errors/message';

/**
 * Replaces `<Messages of="contacts code" />` by the messages of these groups of the catalogue, in the order of `messages.*.json`, each with
 * its id: a link to the page that explains it, or an `<Answer>` whose question is the message. What this page itself explains is not listed
 * again. With `as="rules"`, each also has a verdict below it and what it means for the reader's money, and those in which the reader must
 * act come first. Runs before the keys are replaced. Missing explanations are reported by `checkMessages`, before any page is read.
 */
export function listMessages(page: Page): void {
  const keys = messageKeys(page.siteDir, page.catalogue);
  const help = loadMessages(page.siteDir, page.locale);
  replaceEach(page.tree, 'Messages', (node) => {
    const groups = names(node, 'of');
    const hasRules = prop(node, 'as') === 'rules';
    for (const group of groups) {
      if (!keys.some((key) => isInGroup(key, group))) page.report(node, writerMessage('noMessages', {group}));
    }
    const entries = [...help].filter(([key]) => groups.some((group) => isInGroup(key, group)));
    const rows = entries.flatMap(([key, entry]) => toRow(page, key, entry) ?? []);
    const explained = entries.filter(([, {means}]) => means !== undefined);
    const answers = explained.map(([key, entry]) => toAnswer(page, key, entry));
    return [
      ...(hasRules ? toBoard(page, node, explained) : answers.length > 0 ? [toSection('messages', answers)] : []),
      ...(rows.length > 0 ? [toList(rows)] : []),
    ];
  });
}

const toList = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  data: {hProperties: {className: ['message-links']}},
  children,
});

/** The message as a link to the page that explains it. */
function toRow(page: Page, key: string, {means, at}: MessageHelp): ListItem | undefined {
  const url = means === undefined && at !== undefined ? urlOf(page, at) : '';
  if (url === '' || url.startsWith('#')) return undefined;
  const link: Link = {type: 'link', url, children: withKeys(`{${key}}`)};
  const [id, ...former] = messageIds(key);
  return {
    type: 'listItem',
    spread: false,
    data: {hProperties: {id}},
    children: [{type: 'paragraph', children: [...formerAnchors(former), link]}],
  };
}

const toSection = (className: string, answers: readonly RootContent[]): RootContent =>
  block('section', {className, 'data-text': 'repeat'}, answers);

/** The states of an order: first those in which the reader must do something. */
function toBoard(page: Page, node: MdxElement, states: readonly [string, MessageHelp][]): RootContent[] {
  const {yours, waiting} = stringsOf(page.locale).turns;
  const statesWhere = (isYours: boolean) =>
    states
      .filter(([, entry]) => Boolean(entry.yours) === isYours)
      .map(([key, entry]) => toAnswer(page, key, entry, rulesOf(page, node, key, entry)));
  return [
    toHeading('your-turn', yours),
    toSection('messages messages--yours', statesWhere(true)),
    toHeading('waiting', waiting),
    toSection('messages messages--waiting', statesWhere(false)),
  ];
}

/** A heading as Docusaurus reads it, which takes the id from here. */
const toHeading = (id: string, words: string): Heading => ({
  type: 'heading',
  depth: 3,
  data: {hProperties: {id}},
  children: [text(words)],
});

/** What a state of an order means for money, one line each. */
function rulesOf(page: Page, node: MdxElement, key: string, {verdict, money}: MessageHelp): List[] {
  const labels = stringsOf(page.locale).money;
  const lines = Object.keys(labels) as (keyof typeof labels)[];
  if (!verdict || !money?.charged || !money.back) {
    page.report(node, writerMessage('moneyLines', {key, lines: lines.join(', ')}));
  }
  const children = lines
    .filter((name) => money?.[name])
    .map((name): ListItem => {
      const line: Paragraph = {
        type: 'paragraph',
        children: [inline('b', {}, [text(labels[name])]), text(' '), ...withKeys(money?.[name] ?? '')],
      };
      return {type: 'listItem', spread: false, children: [line]};
    });
  return [{type: 'list', ordered: false, spread: false, children}];
}

function toAnswer(page: Page, key: string, help: MessageHelp, rules: readonly List[] = []): RootContent {
  const below = bodyOf(key);
  const stop = /[.?!]$/.test(page.catalogue.words.get(key)?.text ?? '') ? '' : '.';
  const question = page.catalogue.words.has(below) ? `{${key}}${stop} {${below}}` : `{${key}}`;
  const verdict: Record<string, string> = rules.length > 0 && help.verdict ? {verdict: help.verdict} : {};
  const [id, ...former] = messageIds(key);
  return block('Answer', {id, former: former.join(' '), question, ...verdict}, [toParagraph(page, help), ...rules]);
}

function toParagraph(page: Page, help: MessageHelp): Paragraph {
  const action = withKeys(help.do ?? '');
  const link: Link | undefined =
    help.at === undefined ? undefined : {type: 'link', url: urlOf(page, help.at), children: action};
  return {
    type: 'paragraph',
    children: [...withKeys(help.means ?? ''), text(' '), ...(link ? [link] : action)],
  };
}

/** A text with `{keys}` as a page would have it. */
const withKeys = (value: string): PhrasingContent[] =>
  splitAtKeys(value, (key): PhrasingContent => ({type: 'mdxTextExpression', value: key})).map((piece) =>
    typeof piece === 'string' ? text(piece) : piece,
  );
