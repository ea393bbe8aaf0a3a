import {expect, it} from 'vitest';
import {buildIndex} from './buildIndex';
import {readLanguage} from '../language/readLanguage';
import {manual} from '../../../e2e/support/searchIndex';
import {expandQuery} from './expandQuery';
import {readIndex} from './openIndex';

const rulesOf = {es: readLanguage('es').rules, en: readLanguage('en').rules};

/** Expands a query and counts the work: letters that were stemmed, and lookups in the index. */
function workFor(query: string, language: keyof typeof rulesOf): {letters: number; lookups: number} {
  const index = readIndex(buildIndex({pages: manual, rules: rulesOf[language]}));
  const work = {letters: 0, lookups: 0};
  const entries = new Map(index.entries);
  entries.get = (key) => {
    work.lookups += 1;
    return index.entries.get(key);
  };
  const stem = (word: string): string => {
    work.letters += word.length;
    return index.analyzer.stem(word);
  };
  expandQuery(query, {...index, analyzer: {...index.analyzer, stem}, entries});
  return work;
}

const letters = 'transferenciainternacionalizadamente';
const inputs: Readonly<Record<string, (length: number) => string>> = {
  'one unbroken word': (length) => letters.repeat(Math.ceil(length / letters.length)).slice(0, length),
  'one letter again and again': (length) => 'a'.repeat(length),
  'words of the longest length': (length) => `${letters}zvqx `.repeat(length / 41),
  'short unknown words': (length) => Array.from({length: length / 5}, (_, at) => `q${at}zx`).join(' '),
  'stop words': (length) => 'de la the '.repeat(length / 10),
};

it.each(Object.keys(inputs).flatMap((name) => (['es', 'en'] as const).map((language) => [name, language] as const)))(
  'a query of %s (%s) takes a limited amount of work, however long it is',
  (name, language) => {
    const input = inputs[name] ?? String;
    const [longWork, longerWork] = [workFor(input(2_000), language), workFor(input(200_000), language)];
    expect(longerWork).toEqual(longWork);
    expect(longWork.lookups).toBeLessThan(1_500);
    expect(longWork.letters).toBeLessThan(30_000);
  },
);
