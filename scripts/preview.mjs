// @ts-check
// `npm run preview`: installs when needed, builds both languages when needed, serves the result the way a CDN would.
// It must start on a fresh clone, so it imports packages only after they are installed.
import {join} from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';
import {ensureBuilt} from './setup/build.mjs';
import {ensureInstalled} from './setup/install.mjs';

const root = join(import.meta.dirname, '..');

try {
  // Before the build, which takes minutes: a misspelt option is reported at once.
  parseArgs({options: {port: {type: 'string'}}});
  await ensureInstalled();
  await ensureBuilt();
  const {tsImport} = await import('tsx/esm/api');
  const {main} = await tsImport('./serve/cli.ts', import.meta.url);
  await main(root, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
