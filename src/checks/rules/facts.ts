import type {Catalogue} from '../../manual/catalogue/catalogue';
import {readExample} from '../../site/example';
import {ofEachLocale} from '../../site/locales';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import type {Rule} from '../rule';

/** A number with a unit in which only the company's rules are told: times, limits, ages. */
const ruleNumber =
  /\d+ (?:minutos?|minutes?|horas?|hours?|d[ií]as?|days?|business days?|semanas?|weeks?|meses|months?|años|years?|veces|times|intentos|tries)(?!\p{L})/giu;

/** Shorter facts are words that also mean something else. */
const SHORTEST = 8;

/**
 * No rule of the company is typed by hand: neither the text of a fact nor a number of minutes, hours, days, years or tries. It would
 * contradict the other pages when the company changes the rule.
 */
export const factsRule: Rule = {
  name: 'rules typed by hand',
  check: (site) => {
    const facts = ofEachLocale((locale) => factsOf(site.catalogues[locale]));
    return site.pages.flatMap((page) =>
      page.blocks.flatMap(({own, line}) => {
        const typed = facts[page.ref.locale].find(({text}) => own.toLocaleLowerCase().includes(text));
        const number = own.match(ruleNumber)?.[0];
        if (!typed && number === undefined) return [];
        const message = writerMessage('ruleTypedByHand', {
          found: typed?.text ?? number ?? '',
          key: typed ? `{${typed.key}}` : '{facts...}',
        });
        return [{file: page.file, line, message} satisfies WriterError];
      }),
    );
  },
};

/** The facts that are long enough to be recognized, in small letters. */
function factsOf({words}: Catalogue): {key: string; text: string}[] {
  return [...words.values()]
    .filter(({kind}) => kind === 'fact')
    .map(({key, text}) => ({key, text: readExample(text).text.toLocaleLowerCase()}))
    .filter(({key, text}) => text.length >= SHORTEST && !key.startsWith('facts.company.'));
}
