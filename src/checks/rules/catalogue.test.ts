import {describe, expect, it} from 'vitest';
import {app, findings} from '../../../e2e/support/manual/siteWith';
import {catalogueRule} from './catalogue';

describe('catalogue in both languages', () => {
  it('finds a key that one language lacks, with the nearest one', async () => {
    expect(
      await findings(catalogueRule, {
        'src/manual/catalogue/strings/app.es.json': JSON.stringify({tabs: {home: 'Inicio', house: 'Casa'}}, null, 2),
        'src/manual/catalogue/strings/app.en.json': app({tabs: {home: 'Home'}}),
      }),
    ).toEqual([
      'src/manual/catalogue/strings/app.es.json:4: found "tabs.house" ("Casa"), which app.en.json does not have; expected the same keys in both languages. Add it to app.en.json, or take it out here. Did you mean "tabs.home"?',
    ]);
  });
});
