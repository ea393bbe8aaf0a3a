import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {serve, type RunningServer} from '../../scripts/serve';
import {integrityHash} from '../../src/lib/hashes';
import {listFiles} from '../../src/lib/files';
import {MANIFEST, parseManifest} from './manifest';
import {mergeReleases} from './merge';
import {previousDeploy} from './previous';

/** The live site: each test puts releases there. */
const liveFolder = folderWith();
const replaceLive = (build: string) => {
  rmSync(liveFolder, {recursive: true, force: true});
  cpSync(build, liveFolder, {recursive: true});
};

let server: RunningServer;
beforeAll(async () => {
  server = await serve({root: liveFolder});
});
afterAll(() => server.close());

/** A build with a script, a search index, and a file without a hash in its name. */
const build = (name: string, files = {}): string =>
  folderWith({
    'index.html': `<script src="/assets/js/${name}.js">`,
    [`assets/js/${name}.js`]: `${name}()`,
    [`en/search/index.${name}.json`]: `index of ${name}`,
    'sitemap.xml': name,
    ...files,
  });

const filesIn = (target: string) => listFiles(target).filter((file) => /\.(?:js|br)$|^en\/search\//.test(file));

/** Deploys releases in this order, each merged with the live site. @returns the folder of the last one */
async function deploy(names: readonly string[], source: string): Promise<string> {
  rmSync(liveFolder, {recursive: true, force: true});
  let target = '';
  for (const name of names) {
    target = build(name);
    await mergeReleases(target, {previous: name === names[0] ? undefined : await previousDeploy(source), keep: 3});
    replaceLive(target);
  }
  return target;
}

describe('a build merged with the releases before it', () => {
  it.each([
    ['a folder', () => liveFolder],
    ['the web', () => server.url],
    ['the web, without a slash', () => server.url.slice(0, -1)],
  ])('keeps the hashed files of the last releases, including the search index (%s)', async (_, source) => {
    const target = await deploy(['one', 'two', 'three', 'four'], source());
    expect(filesIn(target)).toEqual(
      ['four', 'three', 'two'].flatMap((name) => [`assets/js/${name}.js`, `en/search/index.${name}.json`]).sort(),
    );
    expect(readFileSync(join(target, 'assets/js/two.js'), 'utf8')).toBe('two()');
    // Files without a hash in their names come from the new build.
    expect(readFileSync(join(target, 'sitemap.xml'), 'utf8')).toBe('four');
  });

  it('counts no release and no file twice when it is merged or deployed again', async () => {
    const target = await deploy(['one', 'two'], liveFolder);
    const manifest = readFileSync(join(target, MANIFEST), 'utf8');
    const secondMerge = await mergeReleases(target, {previous: await previousDeploy(liveFolder), keep: 3});
    expect(secondMerge).toEqual({releases: 2, keptCount: 2});
    expect(readFileSync(join(target, MANIFEST), 'utf8')).toBe(manifest);
    expect(parseManifest(manifest, '').releases.map(({files}) => Object.keys(files))).toEqual([
      ['assets/js/two.js', 'en/search/index.two.json'],
      ['assets/js/one.js', 'en/search/index.one.json'],
    ]);
  });

  it('stops at a name that has other content in an earlier release', async () => {
    await deploy(['one'], liveFolder);
    const otherBuild = build('two', {'assets/js/one.js': 'another()'});
    await expect(mergeReleases(otherBuild, {previous: await previousDeploy(liveFolder), keep: 3})).rejects.toThrow(
      /assets\/js\/one\.js has other content/,
    );
  });

  it('stops at an address that does not answer, and says which and why', async () => {
    const closedServer = await serve({root: liveFolder});
    await closedServer.close();
    await expect(previousDeploy(closedServer.url)).rejects.toThrow(
      `${closedServer.url}${MANIFEST} does not answer (ECONNREFUSED)`,
    );
  });

  it('stops at a file that is gone or damaged', async () => {
    await deploy(['one'], liveFolder);
    writeFileSync(join(liveFolder, 'assets/js/one.js'), '<h1>Not here</h1>');
    const target = build('two');
    const merge = async () => mergeReleases(target, {previous: await previousDeploy(server.url), keep: 3});
    await expect(merge()).rejects.toThrow(/one\.js of the last deploy is damaged/);
    rmSync(join(liveFolder, 'assets/js/one.js'));
    await expect(merge()).rejects.toThrow(/one\.js is gone/);
    expect(existsSync(join(target, MANIFEST))).toBe(false);
  });

  const inline = {scripts: []};
  it.each([
    ...['index.html', '../etc/passwd', 'assets/../../x.js', 'sw.js'].map((file) => ({files: {[file]: ''}, inline})),
    {files: {}, inline: {scripts: ["sha256-' 'unsafe-inline"]}},
    {files: {}, inline: {scripts: [`${integrityHash('start()')};`]}},
    {files: {}},
    {'assets/js/one.js': ''},
  ])('refuses a manifest that says %j', (release) => {
    expect(() => parseManifest(JSON.stringify({releases: [release]}), 'it')).toThrow(/not a manifest of this site/);
  });
});
