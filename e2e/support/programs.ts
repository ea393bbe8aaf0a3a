import {describe, it} from 'vitest';
import {programPath} from '../../scripts/setup/find-browser.cjs';
import {NOT_RUN} from '../../scripts/setup/results.mjs';

export const missingPrograms = (...programs: string[]): string[] => programs.filter((program) => !programPath(program));

/**
 * Registers a group of tests if no program is missing. Otherwise it registers one passing test that names the missing programs: a file
 * without tests and a skipped test count as failed, and nobody would notice silence. With REQUIRE_ALL that test fails.
 */
export function describeUnless(programs: readonly string[], group: string, tests: () => void): void {
  if (programs.length === 0) describe(group, tests);
  else
    it(`${group}: ${NOT_RUN}, without ${programs.join(', ')}`, () => {
      if (process.env.REQUIRE_ALL) throw new Error('REQUIRE_ALL is set: install what is missing.');
    });
}
