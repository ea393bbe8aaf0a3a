import {expect, it} from 'vitest';
import {buildIndex} from '../index/buildIndex';
import {en} from '../language/en';
import {es} from '../language/es';
import {manual} from '../testing/manual';
import {expandQuery} from './expandQuery';
import {openIndex} from './indexReader';

const rulesOf = {es, en};

/** Expands a query and counts the work: letters that were stemmed, and lookups in the index. */
async function workFor(query: string, language: keyof typeof rulesOf): Promise<{letters: number; lookups: number}> {
  const {files, root} = buildIndex({pages: manual, rules: rulesOf[language]});
  const index = await openIndex(async (name) => files.find((file) => file.name === name)?.text ?? '', root);
  const work = {letters: 0, lookups: 0};
  const countLookup = <Arguments extends unknown[], Result>(lookUp: (...args: Arguments) => Result) => {
    return (...args: Arguments): Result => {
      work.lookups += 1;
      return lookUp(...args);
    };
  };
  const stem = (word: string): string => {
    work.letters += word.length;
    return index.analyzer.stem(word);
  };
  await expandQuery(query, {
    ...index,
    analyzer: {...index.analyzer, stem},
    find: countLookup(index.find),
    withPrefix: countLookup(index.withPrefix),
    dictionary: countLookup(index.dictionary),
  });
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
  'needs bounded work for %s (%s), however long the input is',
  async (name, language) => {
    const input = inputs[name] ?? String;
    const [long, longer] = [await workFor(input(2_000), language), await workFor(input(200_000), language)];
    expect(longer).toEqual(long);
    expect(long.lookups).toBeLessThan(1_500);
    expect(long.letters).toBeLessThan(30_000);
  },
);
