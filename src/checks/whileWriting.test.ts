import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {page, siteWith} from '../../e2e/support/manual/siteWith';
import {BuildContext} from '../manual/page/buildContext';
import {rulesWhileWriting} from './whileWriting';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('shows in npm start what the check says of front matter and headings, and nothing in a build', async () => {
  const {siteDir, pages} = await siteWith({'docs/a.mdx': page('## Uno', 'titel: A\n'), 'docs/b.mdx': page('Hola.')});
  const options = {siteDir, build: new BuildContext()};
  expect(rulesWhileWriting(options)).toEqual([]);
  vi.stubEnv('NODE_ENV', 'development');
  const run = pages.map(async ({file, tree}) => {
    for (const [plugin, given] of rulesWhileWriting(options))
      await plugin(given)(tree, {path: path.join(siteDir, file)});
  });
  await expect(run[0]).rejects.toThrow(/docs\/a\.mdx:5: .*"titel".*\n[^]*docs\/a\.mdx:8: .*"Uno"/);
  await expect(run[1]).resolves.toBeUndefined();
});
