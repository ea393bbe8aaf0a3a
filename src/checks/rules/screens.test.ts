import {expect, it} from 'vitest';
import {findings} from '../../../e2e/support/manual/siteWith';
import {screensRule} from './screens';

it('finds a key of a screen that the catalogue does not have, where the screen names it', async () => {
  const strings = 'src/manual/catalogue/strings/app.es.json';
  const [first] = await findings(screensRule, {[strings]: '{"code": {"fild": "Código"}}'});
  expect(first).toMatch(/^src\/manual\/screens\/\w+\.yaml:\d+: found .*"app\.name"/);
});
