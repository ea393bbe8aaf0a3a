import {expect, it} from 'vitest';
import {app, findings} from '../../../e2e/support/manual/siteWith';
import {catalogueRule} from './catalogue';

const facts = (date: string) => app({support: {holidays: {christmas: date}}});

/** What the rule says of the day in both languages. */
const check = (es: string, en = es) =>
  findings(catalogueRule, {
    'src/manual/catalogue/strings/facts.es.json': facts(es),
    'src/manual/catalogue/strings/facts.en.json': facts(en),
  });

it.each(['12-25', '2027-03-26', '12-25 (ejemplo)'])('%s is a day on which support is closed', async (date) => {
  expect(await check(date)).toEqual([]);
});

it.each(['25-12', '2027-02-29', '12-25-2027', '25 de diciembre'])('%s is none', async (date) => {
  expect(await check(date)).toHaveLength(2);
});

it('another day in the other language is found, with file and line', async () => {
  expect((await check('12-25', '12-26'))[0]).toMatch(/facts\.es\.json:\d+: found the day "12-25" .+ expected/);
});
