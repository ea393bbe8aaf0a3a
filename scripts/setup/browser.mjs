// @ts-check
import {spawnSync} from 'node:child_process';
import {realpathSync} from 'node:fs';
import process from 'node:process';
import {findBrowser, findHeadlessShell, works} from './find-browser.cjs';
import {run} from './run.mjs';

/**
 * Installs a package of the system, where that is possible without asking anybody.
 * @param {string} name
 */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !works('apt-get')) return;
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update', '-qq'], {env});
  await run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', name], {env});
}

/** Whether the system has Arial or its replacement. Systems without fontconfig have Arial. */
function hasFallbackFont() {
  const {stdout} = spawnSync('fc-match', ['--format=%{family}', 'Arial'], {encoding: 'utf8'});
  return !stdout || /Arial|Liberation Sans/.test(stdout);
}

/**
 * Prepares what the tests need: a browser, the system font with which pages begin, and on machines of hosted checks the faster variant of
 * the browser, if the system has one.
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for Playwright: e2e/playwright.config.ts reads it
 */
export async function browserEnvironment() {
  const browser = await ensureBrowser();
  // Text that waits for the font of the site is set in it (src/ui/styles/font-fallback.css), and another font breaks lines elsewhere.
  if (!hasFallbackFont()) await installPackage('fonts-liberation');
  if (!hasFallbackFont()) {
    console.warn(
      'This system has neither Arial nor Liberation Sans: tests that measure text will fail. ' +
        'Install one (for example: sudo apt-get install fonts-liberation).',
    );
  }
  const isDebian = realpathSync(browser) === '/usr/bin/chromium' && !process.env.CHROMIUM_PATH;
  if (process.env.CI && isDebian && !findHeadlessShell()) await installPackage('chromium-headless-shell');
  const shell = findHeadlessShell();
  return {CHROMIUM_PATH: browser, ...(shell ? {HEADLESS_SHELL_PATH: shell} : {})};
}

/**
 * Finds a browser, or installs one: Playwright's download first, then the system's package manager where that is allowed.
 * Needs the packages to be installed.
 * @returns {Promise<string>} the path of its program
 */
async function ensureBrowser() {
  const systemBrowser = findBrowser();
  if (systemBrowser) return systemBrowser;
  console.log('No browser found: installing Chromium for the tests ...');
  await run('npx', ['playwright', 'install', 'chromium']);
  if (!findBrowser()) await installPackage('chromium');
  const newBrowser = findBrowser();
  if (newBrowser) return newBrowser;
  throw new Error(
    'The tests need Chromium, Chrome or Edge; none was found and none could be installed. ' +
      'Install one with the package manager of the system (for example: sudo apt-get install chromium), ' +
      'or name the program of one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
