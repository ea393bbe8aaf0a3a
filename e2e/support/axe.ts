import AxeBuilder from '@axe-core/playwright';
import {type Page} from '@playwright/test';

/** The Web Content Accessibility Guidelines 2.0 to 2.2, levels A and AA, and what axe holds for good practice beyond them. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe's own figures. Left to itself it does not decide about text in a box with drawn parts (`::before`), which are lines,
 * rings and plates here and stand beside the text; what it leaves undecided counts as a violation.
 */
const contrast = {
  ignorePseudo: true,
  // Arrows between words are text like any other.
  ignoreUnicode: false,
  ignoreLength: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: {normal: {expected: 4.5}, large: {expected: 3}},
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
};

const options: Parameters<AxeBuilder['options']>[0] & {checks: Record<string, {options: object}>} = {
  // The sheets are not asked for again.
  preload: false,
  resultTypes: ['violations', 'incomplete'],
  checks: {'color-contrast': {options: contrast}},
};

/** Said of what lies under an open panel, or at the edge of one that scrolls: it is judged where nothing covers it. */
const COVERED = /overlap|obscured/;

/**
 * What axe finds on the page as it stands, or cannot decide: the rule, where, and why.
 * @param within the part of the page to look at; all of it otherwise
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({page})
    .options(options)
    // After the options, which would put all rules that are on by default in place of these.
    .withTags(standards)
    // There are no frames to gather results from, which takes a page of its own.
    .setLegacyMode();
  const {violations: found, incomplete} = await (within ? axe.include(within) : axe).analyze();
  const sentences = (results: typeof found) =>
    results.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
  return [...sentences(found), ...sentences(incomplete).filter((sentence) => !COVERED.test(sentence))];
}
