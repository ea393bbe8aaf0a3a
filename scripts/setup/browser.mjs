// @ts-check
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, join} from 'node:path';
import process from 'node:process';
import {run, works} from './run.mjs';

const commands = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'microsoft-edge'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The browser that is already there: CHROMIUM_PATH first, then one of the system's, then Playwright's own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} the path of its program
 * @throws when CHROMIUM_PATH names no file: a wish that cannot be met must not pass unnoticed
 */
export function findBrowser(env = process.env) {
  const wish = env['CHROMIUM_PATH'];
  if (wish) {
    if (!existsSync(wish)) {
      throw new Error(
        `CHROMIUM_PATH is "${wish}", but there is no such file. Correct it, or unset it to let a browser be found.`,
      );
    }
    return wish;
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...applications].find((file) => existsSync(file) && answers(file)) ?? playwrightsOwn();
}

/**
 * Ubuntu's chromium-browser may be a stub that only asks for a snap, so a program must say its version. On Windows a browser
 * opens a window instead of answering.
 * @param {string} file
 */
function answers(file) {
  return process.platform === 'win32' || works(file, ['--version']);
}

function playwrightsOwn() {
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) && answers(file) ? file : undefined;
}

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
  const downloaded = playwrightsOwn();
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
