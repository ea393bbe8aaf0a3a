import AxeBuilder from '@axe-core/playwright';
import {type Page} from '@playwright/test';

/** The Web Content Accessibility Guidelines 2.0 to 2.2, levels A and AA, and what axe lists as good practice beyond them. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on colours. The others give the same results in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/** The rules whose outcome depends on where elements stand, when the same ones are shown. */
export const layoutRules = [...colourRules, 'target-size', 'scrollable-region-focusable'] as const;

/**
 * The defaults of axe, but for pseudo-elements: by default it leaves text undecided in a box that has `::before`, which here
 * are decoration beside the text. What is left undecided counts as a violation.
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
  // The stylesheets are not requested again.
  preload: false,
  resultTypes: ['violations', 'incomplete'],
  checks: {'color-contrast': {options: contrast}},
};

/** The reason axe gives for text under an open panel, or at the edge of one that scrolls: it is checked where it is uncovered. */
const COVERED = /overlap|obscured/;

interface Scope {
  /** A selector of the part of the page to check; the whole page by default. */
  within?: string;
  /** The rules to check; those of all standards by default. */
  rules?: readonly string[];
}

/** What axe finds on the page in its present state, or leaves undecided: the rule, the element and the reason. */
export async function violations(page: Page, {within, rules}: Scope = {}): Promise<string[]> {
  // There are no frames to gather results from, which would take a page of its own.
  const builder = new AxeBuilder({page}).options(options).setLegacyMode();
  // After the options, which would otherwise replace this choice by all rules that are on by default.
  const axe = rules ? builder.withRules([...rules]) : builder.withTags(standards);
  const {violations: found, incomplete} = await (within ? axe.include(within) : axe).analyze();
  const sentences = (results: typeof found) =>
    results.flatMap(({id, nodes}) =>
      nodes.map(
        ({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
  return [...sentences(found), ...sentences(incomplete).filter((sentence) => !COVERED.test(sentence))];
}
