// @ts-check
// `npm run test:e2e -- home.spec.ts`: prepares and runs only the browser tests. Arguments go to Playwright.
import process from 'node:process';
import {browserEnvironment} from './setup/browser.mjs';
import {ensureBuilt} from './setup/build.mjs';
import {ensureInstalled} from './setup/install.mjs';
import {run} from './setup/run.mjs';

try {
  await ensureInstalled();
  const env = {...process.env, ...(await browserEnvironment())};
  await ensureBuilt();
  process.exitCode = await run(
    'npx',
    ['--no-install', 'playwright', 'test', '--config=e2e', ...process.argv.slice(2)],
    {env},
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
