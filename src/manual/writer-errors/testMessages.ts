import {describe, expect, it} from 'vitest';
import type {Message, WriterLanguage} from './message';

type Builder = (...values: never[]) => Message;

/** Tests every message of a group: both languages have words of their own and name the same values. */
export function testMessages(group: string, builders: Readonly<Record<string, Builder>>): void {
  describe(`the messages of ${group}`, () => {
    it.each(Object.entries(builders))('name the same values in every language: %s', (_, builder) => {
      const values = Array.from({length: builder.length}, (__, index) => `«value ${index}»`) as never[];
      const message = builder(...values);
      const namedIn = (locale: WriterLanguage) =>
        values.filter((value) => Object.values(message[locale]).join(' ').includes(value));
      expect(namedIn('es')).toEqual(namedIn('en'));
    });

    it.each(Object.entries(builders))('are translated: %s', (_, builder) => {
      const values = Array.from({length: builder.length}, () => 'x') as never[];
      const {es, en} = builder(...values);
      expect(es.advice).not.toBe(en.advice);
      for (const {found, expected, advice} of [es, en])
        expect([found, expected, advice].filter((text) => !text.trim())).toEqual([]);
    });
  });
}
