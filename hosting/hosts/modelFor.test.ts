import {expect, it} from 'vitest';
import {integrityHash} from '../../src/lib/hashes';
import {mergeReleases} from '../deploy/merge';
import {previousDeploy} from '../deploy/previous';
import {folderWith} from '../../e2e/support/folder';
import {testBuild} from '../../e2e/support/hosting';
import {hosts, modelFor} from '.';

/** The folder of a release whose pages have their own inline script. */
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

it('a policy that is installed before its pages also admits the previous release, and no older one', async () => {
  const builds = ['one', 'two', 'three'].map(release);
  for (const [index, build] of builds.entries()) {
    const before = builds[index - 1];
    await mergeReleases(build, {previous: before === undefined ? undefined : await previousDeploy(before), keep: 3});
  }
  const hostsWithBoth = ['nginx', 'caddy', 'apache', 'cloudfront'];
  for (const host of Object.keys(hosts)) {
    const policy = modelFor(host, builds[2] ?? '').pageHeaders['Content-Security-Policy'] ?? '';
    const admittedScripts = ['one()', 'two()', 'three()'].filter((script) =>
      policy.includes(`'${integrityHash(script)}'`),
    );
    expect([host, admittedScripts]).toEqual([host, hostsWithBoth.includes(host) ? ['two()', 'three()'] : ['three()']]);
  }
});
