import {type Page} from '@playwright/test';
import {User} from './user';
import {expect} from './test';

export interface FaultContext {
  page: Page;
  user: User;
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
export function fault(expected: Expected, scenario: (context: FaultContext) => Promise<void>) {
  return async ({page, pageErrors}: {page: Page; pageErrors: string[]}): Promise<void> => {
    const user = new User(page);
    await scenario({page, user});
    expect(user.reloads, 'reloads that the user did not cause').toBe(expected.reloads);
    const {console} = expected;
    if (console) {
      const shown = pageErrors.splice(0);
      expect(shown.length, 'console messages of this fault').toBeGreaterThan(0);
      pageErrors.push(...shown.filter((pageError) => !console.test(pageError)));
    }
  };
}
