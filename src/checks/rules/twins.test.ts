import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../fixtures/siteWith';
import {twinsRule} from './twins';

describe('twins in both languages', () => {
  const mark = 'source_hash: 0123456789ab\n';
  const twins = (es: string, en: string) =>
    findings(twinsRule, {'docs/a.mdx': page(es), [`${english}/a.mdx`]: page(en, mark)});

  it('is content with pages that differ in words only', async () => {
    expect(
      await twins(
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
      'an answer less',
      '<Answer id="a" question="b">\n\nc\n\n</Answer>',
      'Nothing.',
      'found no answer number 1; expected a, as in docs/a.mdx:7',
    ],
    [
      'a step more',
      '<Steps>\n\n1. Uno.\n\n</Steps>',
      '<Steps>\n\n1. One.\n2. Two.\n\n</Steps>',
      'found <Steps> number 1: 2 steps; expected 1 steps',
    ],
    [
      'another screen',
      '<Screen name="home" />',
      '<Screen name="contacts" />',
      'found screen number 1: <Screen name="contacts" />; expected <Screen name="home" />',
    ],
    ['a picture more', 'Nada.', '<Screen name="home" />', 'expected none, as in docs/a.mdx'],
  ])('finds %s', async (_, es, en, message) => {
    expect((await twins(es, en)).join('\n')).toContain(message);
  });

  it.each([
    ['docs/a.mdx', `${english}/a.mdx`],
    ['blog/a.mdx', 'i18n/en/docusaurus-plugin-content-blog/a.mdx'],
    ['src/pages/a.mdx', 'i18n/en/docusaurus-plugin-content-pages/a.mdx'],
  ])('finds that %s has no translation, and says where it belongs', async (file, translation) => {
    const [finding, ...others] = await findings(twinsRule, {[file]: page('Hola.')});
    expect(finding).toContain(
      `${file}:1: found no translation "en" of this page; expected ${translation}. Translate it`,
    );
    expect(finding).toContain(`npm run translations:stamp -- ${translation}`);
    expect(others).toEqual([]);
  });

  it('finds a translation that does not say what it was made from', async () => {
    expect(await findings(twinsRule, {'docs/a.mdx': page('Hola.'), [`${english}/a.mdx`]: page('Hi.')})).toEqual([
      `${english}/a.mdx:1: found a translation without source_hash (unmarked); expected the mark of the Spanish page that it was made from. Compare it with the Spanish page, then npm run translations:stamp -- ${english}/a.mdx`,
    ]);
  });

  it('finds a translation of nothing', async () => {
    expect((await findings(twinsRule, {[`${english}/a.mdx`]: page('Hi.')})).join()).toContain(
      'found a translation without a Spanish page',
    );
  });
});
