import {type Page, type TestInfo} from '@playwright/test';
import {type Locale} from './locales';
import {User} from './user';
import {addressOf} from './routes';
import {expect} from './test';

/** The type of the annotation in which a test reports to `faultTable.ts`. */
export const faultAnnotation = 'fault';

/** A row of the table: one fault in one locale. */
export interface FaultReport {
  fault: string;
  locale: Locale;
  observations: string;
  reloads: number;
  recovery: string;
}

export interface FaultContext {
  page: Page;
  locale: Locale;
  user: User;
  /** The address of a route in the locale of the test. */
  at: (path: string) => string;
}

interface Expected {
  /** How often the page loads itself again. No fault may cause more than one. */
  reloads: 0 | 1;
  /** Messages that the console may show, of which at least one must appear. Without it the console stays silent. */
  console?: RegExp;
}

/**
 * The body of a fault test. The scenario injects the fault and asserts through the user what is shown; the console and the
 * number of reloads are asserted when it ends. It is a body and not a declaration, so that a failure names the spec file.
 */
export function fault(locale: Locale, expected: Expected, scenario: (context: FaultContext) => Promise<void>) {
  return async ({page, pageErrors}: {page: Page; pageErrors: string[]}, testInfo: TestInfo): Promise<void> => {
    const user = new User(page, locale);
    try {
      await scenario({page, locale, user, at: (path) => addressOf(path, locale)});
    } finally {
      const {reloads, observations, recovery} = user;
      const name = testInfo.title.replace(/ \(\w+\)$/, '');
      const report: FaultReport = {fault: name, locale, observations: observations.join('; '), reloads, recovery};
      testInfo.annotations.push({type: faultAnnotation, description: JSON.stringify(report)});
    }
    expect(user.reloads, 'reloads that the user did not cause').toBe(expected.reloads);
    const {console} = expected;
    if (console) {
      const shown = pageErrors.splice(0);
      expect(shown.length, 'console messages of this fault').toBeGreaterThan(0);
      pageErrors.push(...shown.filter((pageError) => !console.test(pageError)));
    }
  };
}
