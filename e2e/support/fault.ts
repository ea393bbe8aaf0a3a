import {type Page} from '@playwright/test';
import {locales, type Locale} from '../../src/content/place';
import {Reader} from './reader';
import {addressOf} from './routes';
import {expect, test} from './test';

/** A story has reloads and waits in it: how long it may take beside other work, in milliseconds. */
const longest = 90_000;

/** The type of the annotation in which a test tells `faultTable.ts` what became of the reader. */
export const faultAnnotation = 'fault';

/** What the table says of one fault in one language. */
export interface Tale {
  fault: string;
  language: Locale;
  saw: string;
  reloads: number;
  recovered: string;
}

export interface Scene {
  page: Page;
  locale: Locale;
  reader: Reader;
  /** The address of a route in the language of the scene. */
  at: (path: string) => string;
}

interface Expected {
  /** How often the page loads itself again. No fault may cause more than one. */
  reloads: 0 | 1;
  /** What the browser may say on the console, and must say at least once. Without it the console stays silent. */
  console?: RegExp;
}

/**
 * Declares a fault: one test in each language. The story injects it and says through the reader what is seen; the console
 * and the number of reloads are looked at when it is over.
 */
export function fault(name: string, expected: Expected, story: (scene: Scene) => Promise<void>): void {
  for (const locale of locales) {
    test(`${name} (${locale})`, async ({page, complaints}, {annotations}) => {
      test.setTimeout(longest);
      const reader = new Reader(page, locale);
      try {
        await story({page, locale, reader, at: (path) => addressOf(path, locale)});
      } finally {
        const {reloads, saw, recovered} = reader;
        const tale: Tale = {fault: name, language: locale, saw: saw.join('; '), reloads, recovered};
        annotations.push({type: faultAnnotation, description: JSON.stringify(tale)});
      }
      expect(reader.reloads, 'reloads that nobody asked for').toBe(expected.reloads);
      const {console} = expected;
      if (console) {
        const said = complaints.splice(0);
        expect(said.length, 'what this fault makes the browser say').toBeGreaterThan(0);
        complaints.push(...said.filter((complaint) => !console.test(complaint)));
      }
    });
  }
}
