import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {integrityHash} from '../../src/utils/contentHash';
import {mergeReleases} from '../deploy/merge';
import {previousDeploy} from '../deploy/previous';
import {testBuild, testPage, writeBuild} from '../testing/model';
import {hosts} from './index';
import {modelFor} from './modelFor';

/** A release whose pages have `number` inline styles and a script of its own. */
const release = (name: string, number = 1) => {
  const styles = Array.from({length: number}, (_, index) => `<style>${name}${index}{}</style>`).join('');
  return Object.fromEntries(
    Object.entries(testBuild).map(([file, text]) => [
      file,
      // Scripts of two releases have two names.
      file.endsWith('.js') ? text : text.replace('start()', `${name}()`).replace('</head>', `${styles}</head>`),
    ]),
  );
};

const policyOf = (host: string, folder: string) =>
  modelFor(host, folder).model.pageHeaders['Content-Security-Policy'] ?? '';

describe('the policy of a release that takes the place of another', () => {
  let v1: string;
  let v2: string;
  const removals: (() => void)[] = [];
  const build = (files: typeof testBuild) => {
    const {folder, remove} = writeBuild(files);
    removals.push(remove);
    return folder;
  };

  beforeAll(async () => {
    v1 = build(release('one'));
    await mergeReleases(v1, {keep: 3});
    v2 = build(release('two'));
    await mergeReleases(v2, {previous: await previousDeploy(v1), keep: 3});
  });
  afterAll(() => {
    removals.forEach((remove) => remove());
  });

  it.each(['nginx', 'caddy', 'cloudfront'])('%s: admits the pages of both, as it is installed before them', (host) => {
    const policy = policyOf(host, v2);
    for (const text of ['one()', 'two()', 'one0{}', 'two0{}', 'body{color:red}']) {
      expect(policy, text).toContain(`'${integrityHash(text)}'`);
    }
    // What both have stands once.
    expect(policy.split(integrityHash('body{color:red}'))).toHaveLength(2);
    const files = Object.values(hosts[host]?.files(modelFor(host, v2).model, {root: '', listen: '80'}) ?? {});
    expect(files.some((text) => text.includes(integrityHash('one0{}')))).toBe(true);
    expect(policyOf(host, v1)).not.toContain(integrityHash('two()'));
  });

  it('admits the release before and none older', async () => {
    const v3 = build(release('three'));
    await mergeReleases(v3, {previous: await previousDeploy(v2), keep: 3});
    const policy = policyOf('nginx', v3);
    expect(policy).toContain(integrityHash('two()'));
    expect(policy).not.toContain(integrityHash('one()'));
  });

  it.each(['netlify', 'cloudflare', 'vercel', 'github-pages'])('%s: admits its own pages, sent with it', (host) => {
    expect(policyOf(host, v2)).toContain(integrityHash('two()'));
    expect(policyOf(host, v2)).not.toContain(integrityHash('one()'));
  });

  it('admits one release where it would be too long for both, with a warning', async () => {
    const long = build(release('long', 14));
    await mergeReleases(long, {previous: await previousDeploy(build(release('other', 14))), keep: 3});
    const {model, notes} = modelFor('cloudfront', long);
    expect(model.pageHeaders['Content-Security-Policy']).not.toContain(integrityHash('other()'));
    expect(notes.join()).toMatch(/cloudfront allows 1500\. .*upload the pages, then change the policy at once/);
    expect(modelFor('nginx', long).notes).toEqual([]);
    expect(policyOf('nginx', long)).toContain(integrityHash('other()'));
  });

  it.each([
    ['cloudfront', 20],
    ['cloudflare', 30],
  ])('is refused for %s with %i styles, with what to do about it', (host, styles) => {
    const long = build({
      ...testBuild,
      'index.html': (release('x', styles)['index.html'] ?? testPage('/')).replace('x()', 'start()'),
    });
    expect(() => modelFor(host, long)).toThrow(
      /characters, cloud\w+ allows \d+\. .*fontProvider\.ts.*Without this limit: caddy, netlify/,
    );
    expect(policyOf('caddy', long)).toContain(integrityHash(`x${styles - 1}{}`));
  });
});
