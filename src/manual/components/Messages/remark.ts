import type {Link, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {bodyOf, isInGroup, loadMessages, messageId, messageKeys, type MessageHelp} from '../../catalogue/messages';
import {at, block, isMdxElement, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {prop} from '../../page/props';
import {urlOf} from '../../page/urlOf';
import {componentErrors} from '../../writer-errors/messages/components';

/**
 * Replaces `<Messages of="contacts code" />` by the explanations of the messages of these groups of the catalogue: an `<Answer>` whose
 * question is the message, or, with `as="list"`, one list. Every message has an id. Runs before the keys are replaced. Missing
 * explanations are reported by `checkMessages`, before any page is read.
 */
export function listMessages(page: Page): void {
  const keys = messageKeys(page.catalogue);
  const help = loadMessages(page.siteDir, page.locale);
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Messages') || !parent || index === undefined) return undefined;
    const groups = (prop(node, 'of') ?? '').split(/\s+/).filter(Boolean);
    const isList = prop(node, 'as') === 'list';
    for (const group of groups) {
      if (!keys.some((key) => isInGroup(key, group))) page.report(node, componentErrors.noMessages(group));
    }
    const shown = keys.flatMap((key): [string, MessageHelp][] => {
      const entry = help.get(key);
      return entry && groups.some((group) => isInGroup(key, group)) ? [[key, entry]] : [];
    });
    const nodes: RootContent[] = isList
      ? [{type: 'list', ordered: false, spread: false, children: shown.map(([key, entry]) => toItem(page, key, entry))}]
      : [
          block(
            'div',
            {className: 'messages', 'data-text': 'repeat'},
            shown.map(([key, entry]) => toAnswer(page, key, entry)),
          ),
        ];
    parent.children.splice(index, 1, ...nodes.map((one) => at(node, one)));
    return index + nodes.length;
  });
}

function toAnswer(page: Page, key: string, help: MessageHelp): RootContent {
  const below = bodyOf(key);
  const stop = /[.?!]$/.test(page.catalogue.words.get(key)?.text ?? '') ? '' : '.';
  const question = page.catalogue.words.has(below) ? `{${key}}${stop} {${below}}` : `{${key}}`;
  return block('Answer', {id: messageId(key), question}, [toParagraph(page, help, [])]);
}

function toItem(page: Page, key: string, help: MessageHelp): ListItem {
  const item = toParagraph(page, help, [keyOf(key), text(': ')]);
  return {type: 'listItem', spread: false, data: {hProperties: {id: messageId(key)}}, children: [item]};
}

function toParagraph(page: Page, help: MessageHelp, before: readonly PhrasingContent[]): Paragraph {
  const action = withKeys(help.do);
  const link: Link | undefined =
    help.at === undefined ? undefined : {type: 'link', url: urlOf(page, help.at), children: action};
  return {
    type: 'paragraph',
    children: [...before, ...withKeys(help.means), text(' '), ...(link ? [link] : action)],
  };
}

const keyOf = (key: string): PhrasingContent => ({type: 'mdxTextExpression', value: key});

/** A text with `{keys}` as a page would have it. */
function withKeys(value: string): PhrasingContent[] {
  return value
    .split(/\{([A-Za-z][\w.-]*)\}/)
    .map((piece, index) => (index % 2 === 1 ? keyOf(piece) : text(piece)))
    .filter((node) => node.type !== 'text' || node.value !== '');
}
