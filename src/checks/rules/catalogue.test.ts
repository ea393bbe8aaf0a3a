import {expect, it} from 'vitest';
import {app, findings} from '../../../e2e/support/manual/siteWith';
import type {Rule} from '../rule';
import {catalogueRule, releaseRule} from './catalogue';

const strings = 'src/manual/catalogue/strings';
const christmas = 'facts.support.holidays.christmas';
/** A site whose only fact is a holiday of support, with the facts that somebody confirmed. */
const site = (es: string, {en = es, ...confirmed}: Record<string, string> = {}) => ({
  [`${strings}/facts.es.json`]: app({support: {holidays: {christmas: es}}}),
  [`${strings}/facts.en.json`]: app({support: {holidays: {christmas: en}}}),
  [`${strings}/confirmed.json`]: app(confirmed),
});

it.each<[string, Rule, ReturnType<typeof site>, ...string[]]>([
  ['accepts a holiday of one year', catalogueRule, site('2027-03-26')],
  ['names a holiday that is no date', catalogueRule, site('2027-02-29'), '"2027-02-29"', '"2027-02-29"'],
  ['names a holiday in words', catalogueRule, site('25 de diciembre'), '"25 de', '"25 de'],
  ['names another holiday in English', catalogueRule, site('12-25', {en: '12-26'}), 'found the day "12-25"', '"12-26"'],
  ['accepts a confirmed fact', catalogueRule, site('12-25', {[christmas]: 'Ana, 2026-12-01'})],
  ['names a confirmation by nobody', catalogueRule, site('12-25', {[christmas]: ' '}), 'confirmed.json:1: found'],
  ['names one of no fact', catalogueRule, site('12-25', {'facts.support.xmas': 'Ana'}), '"facts.support.xmas", which'],
  ['accepts an unconfirmed fact before a release', catalogueRule, site('12-25')],
  ['names it in a release', releaseRule, site('12-25'), `facts.es.json:1: found "12-25" (${christmas}), which`],
  ['accepts a release of confirmed facts', releaseRule, site('12-25', {[christmas]: 'Ana'})],
])('%s', async (_, rule, files, ...expected) => {
  expect(await findings(rule, files)).toEqual(expected.map((part) => expect.stringContaining(part) as string));
});
