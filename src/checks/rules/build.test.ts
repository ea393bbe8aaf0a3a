import {describe, expect, it} from 'vitest';
import {english, findings, page} from '../../../e2e/support/manual/siteWith';
import {buildRule} from '.';
import {translationParityRule} from './translationParity';

describe('keys and components', () => {
  it('finds errors that would fail the build, without a build', async () => {
    expect(await findings(buildRule, {'docs/a.mdx': page('Toca {tabs.hom}.')})).toEqual([
      'docs/a.mdx:7: found the key "tabs.hom", which is not in src/manual/catalogue/strings/*.es.json; expected a key of the catalogue. Correct it, or add the word to the catalogue. Did you mean "tabs.home"?',
    ]);
  });

  it('names file and line of a page that is no MDX', async () => {
    const [finding] = await findings(buildRule, {'docs/a.mdx': page('Uno.\n\nSon {1 +.\n')});
    expect(finding).toMatch(/^docs\/a\.mdx:\d+: found a page that cannot be read \(/);
  });

  it('names the line on which an open tag was opened, and finds nothing else wrong', async () => {
    const open = {
      'docs/a.mdx': page('Uno.\n\n<Steps>\n\n1. **Dos**\n'),
      [`${english}/a.mdx`]: page('One.\n\n<Steps>\n\n1. **Two**\n\n</Steps>', 'source_hash: 0123456789ab\n'),
    };
    expect(await findings(buildRule, open)).toEqual([
      'docs/a.mdx:9: found <Steps> that is not closed; expected </Steps> after its content. Write </Steps> on a line of its own, with an empty line before it.',
    ]);
    expect(await findings(translationParityRule, open)).toEqual([]);
  });
});
