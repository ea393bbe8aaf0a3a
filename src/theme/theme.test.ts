import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../lib/files';
import {contentHash} from '../lib/hashes';

const files = listFiles(__dirname).filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** The folders of the original components, in their packages. */
const originals = [
  ['@docusaurus/theme-classic', 'src/theme'],
  ['@docusaurus/core', 'lib/client/theme-fallback'],
] as const;

const read = (...names: string[]) => readFileSync(path.join(...names), 'utf8');

/** The package and the file of the original of a component; undefined if Docusaurus no longer has it. */
function originalOf(component: string) {
  for (const [name, folder] of originals) {
    const root = path.join(__dirname, '../../node_modules', name);
    const file = ['/index.tsx', '.tsx', '/index.js']
      .map((end) => `${folder}/${component}${end}`)
      .find((file) => existsSync(path.join(root, file)));
    if (file) return {name, root, file};
  }
  return undefined;
}

it.each(files)('%s says on its first line what it changes, and its original is the known one', (file) => {
  const [firstLine = ''] = read(__dirname, file).split('\n');
  expect(firstLine).toMatch(/^\/\/ Change: .{20,} \(\S+ [0-9a-f]{8}\)\.$/);
  const [, version = '', hash] = / \((\S+) (\w+)\)\.$/.exec(firstLine) ?? [];
  const originalFile = originalOf(file.replace(/(?:\/index)?\.tsx?$/, ''));
  if (!originalFile)
    throw new Error(`src/theme/${file}: Docusaurus has no component of this name. It was in ${version}.`);
  const {name, root, file: source} = originalFile;
  const installedVersion = (JSON.parse(read(root, 'package.json')) as {version: string}).version;
  const newHash = contentHash(read(root, source), 8);
  expect(
    hash,
    `src/theme/${file}: the original has changed since ${version}. To compare:
  npm diff --diff=${name}@${version} --diff=${name}@${installedVersion} ${source}
Adopt what matters, then write (${installedVersion} ${newHash}) at the end of the first line`,
  ).toBe(newHash);
});
