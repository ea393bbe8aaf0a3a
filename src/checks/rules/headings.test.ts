import {describe, expect, it} from 'vitest';
import {findings, page} from '../../../e2e/support/manual/siteWith';
import {headingsRule} from './headings';

describe('headings', () => {
  it.each([
    [
      'a level that is skipped',
      '### Uno {/* #one */}',
      'found a heading of level 3 after level 1; expected level 2 at most',
    ],
    ['a heading without id', '## Uno', 'found the heading "Uno" without an id'],
    [
      'an id that an answer has',
      '<Answer id="one" question="x">\n\ny\n\n</Answer>\n\n## Uno {/* #one */}',
      'found the id "one" for the second time',
    ],
  ])('finds %s', async (_, body, message) => {
    expect((await findings(headingsRule, {'docs/a.mdx': page(`Lead.\n\n${body}`)})).join('\n')).toContain(message);
  });

  it('accepts levels in order', async () => {
    expect(
      await findings(headingsRule, {'docs/a.mdx': page('## A {/* #a */}\n\n### B {/* #b */}\n\n## C {/* #c */}')}),
    ).toEqual([]);
  });
});
