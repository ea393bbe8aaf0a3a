import {groupBy} from '../../lib/text';
import type {Catalogue} from '../../manual/catalogue/catalogue';
import {isMdxElement, lineOf, nodesOf, prop, textOf} from '../../manual/page/nodes';
import {writerMessage} from '../../writer-errors/message';
import {FOREIGN} from '../prose';
import {pageRule, type Finding} from '../rule';
import type {CheckedPage} from '../site';

/**
 * Words of the app and rules of the company are not typed by hand: they would stay the same when the app renames a button or the company
 * changes a rule.
 */
export const typedByHandRule = pageRule('typed by hand', (page) => [...labelsOf(page), ...factsOf(page)]);

/** Quotation marks around a word that the build makes bold or puts into a box. */
const quotedWord = new RegExp(`[«"“]${FOREIGN}[»"”]`, 'u');

/** Bold text and questions that are a label of the catalogue. A key has no quotation marks, because the build already marks the word. */
function labelsOf({tree, blocks, catalogue}: CheckedPage): Finding[] {
  const labels = groupBy(
    // The app's own name is a name in prose, not a control.
    wordsOf(catalogue, 'label').filter(({key}) => key !== 'app.name'),
    ({text}) => normalize(text),
  );
  const errors: Finding[] = blocks
    .filter(({own}) => quotedWord.test(own))
    .map(({line}) => ({line, message: writerMessage('quotedKey', {})}));
  for (const node of nodesOf(tree)) {
    const question = isMdxElement(node, 'Answer') ? (prop(node, 'question') ?? '') : undefined;
    const text = node.type === 'strong' ? textOf(node) : question;
    const label = text === undefined ? undefined : labels.get(normalize(text));
    if (!label) continue;
    const where = node.type === 'strong' ? `**${text}**` : `the question "${text}"`;
    const message = writerMessage('labelTypedByHand', {where, keys: label.map(({key}) => `{${key}}`).join(' / ')});
    errors.push({line: lineOf(node), message});
  }
  return errors;
}

/** Makes a text comparable: without a final full stop, with single spaces. */
const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');

/** A number with a unit that only the company's rules have: times, limits, ages. */
const ruleNumber =
  /\d+ (?:minutos?|minutes?|horas?|hours?|d[ií]as?|days?|business days?|semanas?|weeks?|meses|months?|años|years?|veces|times|intentos|tries)(?!\p{L})/giu;

/** Shorter facts are words that also mean something else. */
const SHORTEST = 8;

/** The text of a fact, and a number of minutes, hours, days, years or tries. */
function factsOf({blocks, catalogue}: CheckedPage): Finding[] {
  const facts = wordsOf(catalogue, 'fact')
    .map(({key, text}) => ({key, text: text.toLocaleLowerCase()}))
    .filter(({key, text}) => text.length >= SHORTEST && !key.startsWith('facts.company.'));
  return blocks.flatMap(({own, line}) => {
    const lowerCase = own.toLocaleLowerCase();
    const fact = facts.find(({text}) => lowerCase.includes(text));
    const rule = fact?.text ?? own.match(ruleNumber)?.[0];
    if (rule === undefined) return [];
    return [
      {line, message: writerMessage('ruleTypedByHand', {found: rule, key: fact ? `{${fact.key}}` : '{facts...}'})},
    ];
  });
}

const wordsOf = ({words}: Catalogue, kind: 'label' | 'fact') =>
  [...words.values()].filter((word) => word.kind === kind);
