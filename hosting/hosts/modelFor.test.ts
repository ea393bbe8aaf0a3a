import {beforeAll, describe, expect, it} from 'vitest';
import {integrityHash} from '../../src/lib/hashes';
import {mergeReleases} from '../deploy/merge';
import {previousDeploy} from '../deploy/previous';
import {folderWith} from '../../e2e/support/folder';
import {testBuild} from '../../e2e/support/hosting';
import {modelFor} from '.';

/** The folder of a release whose pages have an inline script of its own. */
const release = (name: string) =>
  folderWith(
    Object.fromEntries(
      Object.entries(testBuild).map(([file, text]) => [
        file,
        // Scripts of two releases have two names.
        file.endsWith('.js') ? text : text.replace('start()', `${name}()`),
      ]),
    ),
  );

const policyOf = (host: string, folder: string) => modelFor(host, folder).pageHeaders['Content-Security-Policy'] ?? '';

describe('the policy of a release that takes the place of another', () => {
  const [v1, v2] = [release('one'), release('two')];

  beforeAll(async () => {
    await mergeReleases(v1, {keep: 3});
    await mergeReleases(v2, {previous: await previousDeploy(v1), keep: 3});
  });

  // The same for nginx, Caddy and Apache: e2e/hosts/folder.test.ts.
  it('admits the pages of both where it is installed before them, and what both have once', () => {
    for (const text of ['one()', 'two()'])
      expect(policyOf('cloudfront', v2).split(`'${integrityHash(text)}'`), text).toHaveLength(2);
    expect(policyOf('cloudfront', v1)).not.toContain(integrityHash('two()'));
  });

  it('admits the release before and none older', async () => {
    const v3 = release('three');
    await mergeReleases(v3, {previous: await previousDeploy(v2), keep: 3});
    const policy = policyOf('nginx', v3);
    expect(policy).toContain(integrityHash('two()'));
    expect(policy).not.toContain(integrityHash('one()'));
  });

  it.each(['netlify', 'cloudflare', 'vercel', 'github-pages'])('%s: admits its own pages, sent with it', (host) => {
    expect(policyOf(host, v2)).toContain(integrityHash('two()'));
    expect(policyOf(host, v2)).not.toContain(integrityHash('one()'));
  });
});
