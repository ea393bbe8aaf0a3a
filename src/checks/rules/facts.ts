import type {Catalogue} from '../../manual/catalogue/catalogue';
import {writerMessage} from '../../writer-errors/message';
import {pageRule} from '../rule';

/** A number with a unit in which only the company's rules are told: times, limits, ages. */
const ruleNumber =
  /\d+ (?:minutos?|minutes?|horas?|hours?|d[ií]as?|days?|business days?|semanas?|weeks?|meses|months?|años|years?|veces|times|intentos|tries)(?!\p{L})/giu;

/** Shorter facts are words that also mean something else. */
const SHORTEST = 8;

/**
 * No rule of the company is typed by hand: neither the text of a fact nor a number of minutes, hours, days, years or tries. It would
 * contradict the other pages when the company changes the rule.
 */
export const factsRule = pageRule('rules typed by hand', ({blocks, catalogue}) => {
  const facts = factsOf(catalogue);
  return blocks.flatMap(({own, line}) => {
    const small = own.toLocaleLowerCase();
    const fact = facts.find(({text}) => small.includes(text));
    const hit = fact?.text ?? own.match(ruleNumber)?.[0];
    if (hit === undefined) return [];
    return [
      {line, message: writerMessage('ruleTypedByHand', {found: hit, key: fact ? `{${fact.key}}` : '{facts...}'})},
    ];
  });
});

/** The facts that are long enough to be recognized, in small letters. */
function factsOf({words}: Catalogue): {key: string; text: string}[] {
  return [...words.values()]
    .filter(({kind}) => kind === 'fact')
    .map(({key, text}) => ({key, text: text.toLocaleLowerCase()}))
    .filter(({key, text}) => text.length >= SHORTEST && !key.startsWith('facts.company.'));
}
