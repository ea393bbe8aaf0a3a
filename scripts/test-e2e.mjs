// @ts-check
// `npm run test:e2e -- home.spec.ts`: prepares and runs only the browser tests. Arguments go to Playwright.
import {join} from 'node:path';
import process from 'node:process';
import {browserEnvironment} from './setup/browser.mjs';
import {ensureBuilt} from './setup/build.mjs';
import {ensureInstalled} from './setup/install.mjs';
import {run} from './setup/run.mjs';

const root = join(import.meta.dirname, '..');

try {
  await ensureInstalled(root);
  const env = {...process.env, ...(await browserEnvironment(root))};
  await ensureBuilt(root);
  const args = ['--no-install', 'playwright', 'test', '--config=e2e', ...process.argv.slice(2)];
  process.exitCode = await run('npx', args, {cwd: root, env});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
