import {visit} from 'unist-util-visit';
import {groupBy} from '../../lib/text';
import type {Catalogue, Word} from '../../manual/catalogue/catalogue';
import {writerMessage} from '../../writer-errors/message';
import {isMdxElement, prop, textOf} from '../../manual/page/nodes';
import {FOREIGN} from '../prose';
import {pageRule, type Finding} from '../rule';

/** Quotation marks around a word that the build makes bold or puts into a box. */
const quotedWord = new RegExp(`[«"“]${FOREIGN}[»"”]`, 'u');

/**
 * No word of the app is typed by hand: bold text or a question that is a label of the catalogue would keep its
 * old words when the app renames it. Its key has no quotation marks around it, as the word has a mark already.
 */
export const labelsRule = pageRule('labels typed by hand', ({tree, blocks, catalogue}) => {
  const labels = labelsByWord(catalogue);
  const errors: Finding[] = blocks
    .filter(({own}) => quotedWord.test(own))
    .map(({line}) => ({line, message: writerMessage('quotedKey', {})}));
  visit(tree, (node) => {
    const question = isMdxElement(node, 'Answer') ? (prop(node, 'question') ?? '') : undefined;
    const text = node.type === 'strong' ? textOf(node) : question;
    const label = text === undefined ? undefined : labels.get(normalize(text));
    if (!label) return;
    const where = node.type === 'strong' ? `**${text}**` : `the question "${text}"`;
    const message = writerMessage('labelTypedByHand', {where, keys: label.map(({key}) => `{${key}}`).join(' / ')});
    errors.push({line: node.position?.start.line ?? 1, message});
  });
  return errors;
});

/** Makes a text comparable: without a final full stop, with single spaces. */
const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

const labelsByWord = ({words}: Catalogue): Map<string, Word[]> =>
  groupBy(
    // The app's own name is a name in prose, not a control.
    [...words.values()].filter(({key, kind}) => kind === 'label' && key !== 'app.name'),
    ({text}) => normalize(text),
  );
