import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';
import type {AxeResults, RunOptions} from 'axe-core';

/** The minified file, which a page evaluates in half the time of the package's `source`. */
const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The Web Content Accessibility Guidelines 2.0 to 2.2, levels A and AA, and the best practices of axe. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.locator('html').evaluate((html, choice) => html.setAttribute('data-theme', choice), theme);

/** The rules whose outcome depends on colours. The others give the same results in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

const options = {
  // Axe would request the stylesheets again.
  preload: false,
  resultTypes: ['violations', 'incomplete'],
  // An undecided rule counts as a violation. By default axe is undecided about text in a box with `::before`, which is only
  // decoration here, and ignores symbols, although arrows between words are text.
  checks: {'color-contrast': {options: {ignorePseudo: true, ignoreUnicode: false}}},
} satisfies RunOptions & {checks: object};

/** Axe's reason for text under an open panel, or at the edge of a scrolling one. Other checks see this text uncovered. */
const COVERED = /overlap|obscured/;

interface Scope {
  /** A selector of the part of the page to check; the whole page by default. */
  within?: string;
  /** The rules to check; by default the rules of all standards. */
  rules?: readonly string[];
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Runs axe on the page in its present state.
 * @returns its findings, including undecided ones: the rule, the element and the reason
 * @throws when axe did not run
 */
export async function violations(page: Page, {within = 'html', rules}: Scope = {}): Promise<string[]> {
  // The script has half a megabyte, so evaluating it takes longer than most rules.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript);
  const runOnly: RunOptions['runOnly'] = rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: standards};
  const results = await page.evaluate(([selector, runOptions]) => window.axe?.run({include: [selector]}, runOptions), [
    within,
    {...options, runOnly},
  ] as const);
  if (!results) {
    throw new Error('axe has gone with the document that it was in: look at a page that stays.');
  }
  const sentences = (problems: AxeResults['violations']) =>
    problems.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
  const {violations: certainViolations, incomplete} = results;
  return [...sentences(certainViolations), ...sentences(incomplete).filter((sentence) => !COVERED.test(sentence))];
}

/** Checks that axe finds nothing in a part of the page, in its present colours and in dark ones. */
export async function expectClean(page: Page, within = 'main'): Promise<void> {
  expect.soft(await violations(page, {within})).toEqual([]);
  await setTheme(page, 'dark');
  expect.soft(await violations(page, {within, rules: colourRules}), 'dark').toEqual([]);
  await setTheme(page, 'light');
}
