import {expect, it} from 'vitest';
import {findings, page} from '../fixtures/siteWith';
import {filesRule} from './files';

it('names links to pages and pictures that are not there', async () => {
  const body = 'Mira [esto](nope.mdx), [eso](../b/index.mdx#x) y ![la app](./no.png).\n\n![la app](/img/no.png)';
  expect(await findings(filesRule, {'docs/a/index.mdx': page(body)})).toEqual([
    expect.stringMatching(/^docs\/a\/index\.mdx:7: .*nope\.mdx/),
    expect.stringMatching(/^docs\/a\/index\.mdx:7: .*b\/index\.mdx#x/),
    expect.stringMatching(/^docs\/a\/index\.mdx:7: found the picture "\.\/no\.png"/),
    expect.stringMatching(/^docs\/a\/index\.mdx:9: found the picture "\/img\/no\.png"/),
  ]);
});

it('accepts those that are, a page that is not translated yet, and addresses', async () => {
  const body =
    '[a](../b/index.mdx#x) [b](/docs/b/) [c](https://x.example/a.md) [d](#e) ![la app](./si.png) ![b](https://x.example/a.png)';
  const files = {
    'docs/b/index.mdx': page('Hola.'),
    'docs/a/si.png': '',
    'i18n/en/docusaurus-plugin-content-docs/current/a/index.mdx': page('[b](../b/index.mdx)'),
    'docs/a/index.mdx': page(body),
  };
  expect(await findings(filesRule, files)).toEqual([]);
});
