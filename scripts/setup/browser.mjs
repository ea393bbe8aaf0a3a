// @ts-check
import {realpathSync} from 'node:fs';
import process from 'node:process';
import {findBrowser, findHeadlessShell, programPath} from './find-browser.cjs';
import {capture, run, works} from './run.mjs';

/** Whether system packages can be installed without asking anybody. */
const canInstall = () => process.getuid?.() === 0 && works('apt-get', ['--version']);

/**
 * Installs a package of the system.
 * @param {string} root
 * @param {string} name
 */
async function installPackage(root, name) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update', '-qq'], {cwd: root, env});
  await run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', name], {cwd: root, env});
}

/**
 * Makes sure that the system has Arial or its replacement. Text that waits for the font of the site is set in it
 * (src/ui/styles/font-fallback.css), and a page in another font breaks its lines elsewhere. Systems without fontconfig have Arial.
 * @param {string} root
 */
async function ensureFallbackFont(root) {
  const fcMatch = programPath('fc-match') ?? '/usr/bin/fc-match';
  const hasFont = async () => {
    const {output} = await capture(fcMatch, ['--format=%{family}', 'Arial'], {cwd: root});
    return /Arial|Liberation Sans/.test(output);
  };
  if (!works(fcMatch, ['--version']) || (await hasFont())) return;
  if (canInstall()) await installPackage(root, 'fonts-liberation');
  if (!(await hasFont())) {
    console.warn(
      'This system has neither Arial nor Liberation Sans: tests that measure text will fail. ' +
        'Install one (for example: sudo apt-get install fonts-liberation).',
    );
  }
}

/**
 * Prepares what the tests need: a browser, the system font with which pages begin, and on machines of hosted checks the faster variant of
 * the browser, if the system has one.
 * @param {string} root
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for Playwright: e2e/playwright.config.ts reads it
 */
export async function browserEnvironment(root) {
  const browser = await ensureBrowser(root);
  await ensureFallbackFont(root);
  const isDebian = realpathSync(browser) === '/usr/bin/chromium' && !process.env.CHROMIUM_PATH;
  if (process.env.CI && isDebian && !findHeadlessShell() && canInstall()) {
    await installPackage(root, 'chromium-headless-shell');
  }
  const shell = findHeadlessShell();
  return {CHROMIUM_PATH: browser, ...(shell ? {HEADLESS_SHELL_PATH: shell} : {})};
}

/**
 * Finds a browser, or installs one: Playwright's download first, then the system's package manager where that is allowed.
 * Needs the packages to be installed.
 * @param {string} root
 * @returns {Promise<string>} the path of its program
 */
async function ensureBrowser(root) {
  const systemBrowser = findBrowser();
  if (systemBrowser) return systemBrowser;
  console.log('No browser found: installing Chromium for the tests ...');
  await run('npx', ['playwright', 'install', 'chromium'], {cwd: root});
  const download = findBrowser();
  if (download) return download;
  if (canInstall()) await installPackage(root, 'chromium');
  const packageBrowser = findBrowser();
  if (packageBrowser) return packageBrowser;
  throw new Error(
    'The tests need Chromium, Chrome or Edge; none was found and none could be installed. ' +
      'Install one with the package manager of the system (for example: sudo apt-get install chromium), ' +
      'or name the program of one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
