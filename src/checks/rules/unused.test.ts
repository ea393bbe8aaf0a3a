import {describe, expect, it} from 'vitest';
import {app, findings, page} from '../../../e2e/support/manual/siteWith';
import {unusedRule} from './unused';

describe('unused words', () => {
  const words = {
    'src/manual/catalogue/strings/app.es.json': '{\n  "zoo": {\n    "bear": "Oso"\n  }\n}',
    'src/manual/catalogue/strings/app.en.json': app({zoo: {bear: 'Bear'}}),
  };
  const zoo = (found: string[]) => found.filter((line) => line.includes('zoo.'));

  it('finds a word that nothing shows', async () => {
    expect(zoo(await findings(unusedRule, words))).toEqual([
      'src/manual/catalogue/strings/app.es.json:3: found "zoo.bear" ("Oso"), which no page and no picture shows; expected every word in use. Name it on a page, draw it, take it out of both languages, or give a reason in src/manual/catalogue/strings/unused.json.',
    ]);
  });

  it('counts what a page draws, not what its screen could show', async () => {
    const drawn = {
      ...words,
      'src/manual/catalogue/strings/app.es.json': app({
        code: {title: 'Código', body: 'Cuerpo', field: 'Campo', errors: {wrong: 'Mal'}},
      }),
      'src/manual/catalogue/strings/app.en.json': app({
        code: {title: 'Code', body: 'Body', field: 'Field', errors: {wrong: 'Wrong'}},
      }),
      'src/manual/catalogue/strings/unused.json': app({}),
    };
    const codes = async (screen: string) =>
      (await findings(unusedRule, {...drawn, 'docs/a.mdx': page(screen)})).join('\n').match(/"code\.[\w.]+"/g) ?? [];
    expect(await codes('Nada.')).toEqual(['"code.title"', '"code.body"', '"code.field"', '"code.errors.wrong"']);
    const drawnOnly = await codes('<Screen name="code" />');
    expect(drawnOnly).toContain('"code.errors.wrong"');
    expect(drawnOnly).not.toContain('"code.title"');
    expect(await codes('{code.title} {code.body} {code.field} {code.errors.wrong}')).toEqual([]);
  });

  it('lets a word be kept for a reason', async () => {
    expect(
      zoo(
        await findings(unusedRule, {
          ...words,
          'src/manual/catalogue/strings/unused.json': app({'zoo.bear': 'Comes with the next version.'}),
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'is in use',
      {'zoo.bear': 'Later.'},
      {'docs/a.mdx': page('Toca {zoo.bear}.')},
      'found "zoo.bear", which is in use',
    ],
    [
      'does not exist',
      {'zoo.bear': 'Later.', 'zoo.cat': 'Later.'},
      {},
      'found "zoo.cat", which the catalogue does not have',
    ],
  ])('finds an entry of the list that %s', async (_, list, files, message) => {
    expect(
      (await findings(unusedRule, {...words, ...files, 'src/manual/catalogue/strings/unused.json': app(list)})).join(
        '\n',
      ),
    ).toContain(message);
  });
});
