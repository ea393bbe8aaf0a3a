import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../../../e2e/support/manual/siteWith';
import {translationParityRule} from './translationParity';

describe('translation parity', () => {
  const hash = 'source_hash: 0123456789ab\n';
  const compare = (es: string, en: string) =>
    findings(translationParityRule, {'docs/a.mdx': page(es), [`${english}/a.mdx`]: page(en, hash)});

  it('accepts pages that differ in words only', async () => {
    expect(
      await compare(
        '## Uno {/* #one */}\n\n<Screen tap="tabs.home" name="home" />',
        '## One {/* #one */}\n\n<Screen name="home" tap="tabs.home" />',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'other heading ids',
      '## Uno {/* #one */}',
      '## One {/* #uno */}',
      'found heading number 1: ## #uno; expected ## #one, as in docs/a.mdx:7',
    ],
    [
      'a step more',
      '<Steps>\n\n1. Uno.\n\n</Steps>',
      '<Steps>\n\n1. One.\n2. Two.\n\n</Steps>',
      'found <Steps> number 1: 2 steps; expected 1 steps',
    ],
    ['a picture more', 'Nada.', '<Screen name="home" />', 'expected none, as in docs/a.mdx'],
  ])('finds %s', async (_, es, en, message) => {
    expect((await compare(es, en)).join('\n')).toContain(message);
  });

  it.each([
    ['docs/a.mdx', `${english}/a.mdx`],
    ['blog/a.mdx', 'i18n/en/docusaurus-plugin-content-blog/a.mdx'],
  ])('finds that %s has no translation, and says where it belongs', async (file, translation) => {
    const [finding, ...others] = await findings(translationParityRule, {[file]: page('Hola.')});
    expect(finding).toContain(
      `${file}:1: found no translation "en" of this page; expected ${translation}. Translate it`,
    );
    expect(finding).toContain(`npm run translations:update-hash -- ${translation}`);
    expect(others).toEqual([]);
  });

  it('finds a translation without a source hash', async () => {
    expect(
      await findings(translationParityRule, {'docs/a.mdx': page('Hola.'), [`${english}/a.mdx`]: page('Hi.')}),
    ).toEqual([
      `${english}/a.mdx:1: found a translation without source_hash (unverified); expected the hash of the Spanish page that it was made from. Compare it with the Spanish page, then npm run translations:update-hash -- ${english}/a.mdx`,
    ]);
  });

  it('finds a translation of nothing', async () => {
    expect((await findings(translationParityRule, {[`${english}/a.mdx`]: page('Hi.')})).join()).toContain(
      'found a translation without a Spanish page',
    );
  });

  it('finds texts of the interface without a source hash', async () => {
    const texts = {
      'i18n/es/code.json': '{"a": {"message": "Hola"}}',
      'i18n/en/code.json': '{"a": {"message": "Hello"}}',
    };
    expect(await findings(translationParityRule, texts)).toEqual([
      expect.stringContaining('i18n/en/code.json:1: found a translation without source_hash'),
    ]);
  });
});
