// @ts-check
import process from 'node:process';
import {findBrowser, findHeadlessShell} from './find-browser.cjs';
import {run, works} from './run.mjs';

/** Whether packages of the system can be installed without asking anybody. */
const canInstall = () => process.getuid?.() === 0 && works('apt-get', ['--version']);

/**
 * @param {string} root
 * @param {string} name
 */
async function installPackage(root, name) {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update', '-qq'], {cwd: root, env});
  await run('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', name], {cwd: root, env});
}

/**
 * Makes ready what the tests need: a browser, and on the machine of hosted checks its faster variant where the system has one.
 * @param {string} root
 * @returns {Promise<NodeJS.ProcessEnv>} the environment for Playwright: e2e/playwright.config.ts reads it
 */
export async function browserEnvironment(root) {
  const browser = await ensureBrowser(root);
  const isDebian = browser === '/usr/bin/chromium' && !process.env.CHROMIUM_PATH;
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
  const there = findBrowser();
  if (there) {
    return there;
  }
  console.log('No browser found: installing Chromium for the tests ...');
  await run('npx', ['playwright', 'install', 'chromium'], {cwd: root});
  const downloaded = findBrowser();
  if (downloaded) {
    return downloaded;
  }
  if (canInstall()) {
    await installPackage(root, 'chromium');
  }
  const installed = findBrowser();
  if (installed) {
    return installed;
  }
  throw new Error(
    'The tests need Chromium, Chrome or Edge; none was found and none could be installed. ' +
      'Install one with the package manager of the system (for example: sudo apt-get install chromium), ' +
      'or name the program of one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
