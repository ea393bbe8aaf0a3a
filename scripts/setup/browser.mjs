// @ts-check
import process from 'node:process';
import {findBrowser} from './find-browser.cjs';
import {run, works} from './run.mjs';

/**
 * Finds a browser, or installs one: Playwright's download first, then the system's package manager where that is allowed.
 * Needs the packages to be installed.
 * @param {string} root
 * @returns {Promise<string>} the path of its program
 */
export async function ensureBrowser(root) {
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
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    await run('apt-get', ['update'], {cwd: root, env});
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {cwd: root, env});
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
