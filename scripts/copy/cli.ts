import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {zipSync} from 'fflate';
import {write, listFiles} from '../../src/lib/files';
import {runCommand} from '../../src/lib/commands';
import {brand} from '../../src/site/company';
import {makeCopy} from './copy';

/** `npm run build:copy`: makes the site, built first if needed, a folder and a zip for a stick or a phone without a connection. */
async function main(): Promise<void> {
  const root = path.join(__dirname, '../..');
  const {ensureBuilt} = await import('../setup/build.mjs');
  await ensureBuilt();
  const name = new URL(brand.siteUrl).hostname;
  const folder = path.join(root, '.cache/copy', name);
  rmSync(folder, {recursive: true, force: true});
  makeCopy(path.join(root, 'build'), folder);
  const files = listFiles(folder).map((file) => [`${name}/${file}`, readFileSync(path.join(folder, file))] as const);
  write(`${folder}.zip`, Buffer.from(zipSync(Object.fromEntries(files))));
  const size = files.reduce((sum, [, {length}]) => sum + length, 0);
  console.log(`.cache/copy/${name}/: ${files.length} files, ${size} bytes; open index.html. The same as ${name}.zip`);
}

void runCommand(main);
