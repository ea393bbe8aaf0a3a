// @ts-check
// CommonJS, because Playwright reads its settings as CommonJS, from which Node 20 cannot load a module.
const {spawnSync} = require('node:child_process');
const {existsSync} = require('node:fs');
const {delimiter, join} = require('node:path');

const commands = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'microsoft-edge'];

const applications = [
  // Debian installs it here, and a PATH may leave the folder out.
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The paths at which a program of the system may be.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 */
const pathsOf = (name, env = process.env) =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));

/**
 * A program of the system.
 * @param {string} name
 * @returns {string | undefined} its path
 */
const programPath = (name) => pathsOf(name).find((file) => existsSync(file));

/**
 * Whether a command starts and succeeds. A stub that only suggests installing the real program does not: Ubuntu's chromium-browser may be
 * one.
 * @param {string} command
 * @param {string[]} [args]
 */
const works = (command, args = ['--version']) =>
  spawnSync(command, args, {stdio: 'ignore', timeout: 20_000}).status === 0;

/**
 * On Windows a browser opens a window instead of saying its version.
 * @param {string} file
 */
const isBrowser = (file) => existsSync(file) && (process.platform === 'win32' || works(file));

/**
 * A browser that is already installed: CHROMIUM_PATH first, then a browser of the system, then Playwright's own.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} the path of its program
 * @throws when the file of CHROMIUM_PATH does not exist, so that a wrong setting does not go unnoticed
 */
function findBrowser(env = process.env) {
  const wish = env['CHROMIUM_PATH'];
  if (wish && !existsSync(wish)) {
    throw new Error(
      `CHROMIUM_PATH is "${wish}", but there is no such file. Correct it, or unset it to let a browser be found.`,
    );
  }
  const ofSystem = () => [...commands.flatMap((name) => pathsOf(name, env)), ...applications].find(isBrowser);
  // Last, so that no package is needed when the system has a browser.
  const ofPlaywright = () => [require('@playwright/test').chromium.executablePath()].find(isBrowser);
  return wish || (ofSystem() ?? ofPlaywright());
}

/**
 * Chromium without the parts of an application, as Debian packages it. It opens a page with a quarter less processor time, but
 * has no back/forward cache and no error pages.
 * @returns {string | undefined} the path of its program; nothing when CHROMIUM_PATH chooses the browser
 */
const findHeadlessShell = () => (process.env['CHROMIUM_PATH'] ? undefined : programPath('chromium-headless-shell'));

// A browser reads only the last list of features, and Playwright passes one too, so its features come first here.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // The suggestions of the address bar are two web pages, loaded for each new window: a quarter of the time of opening a page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * The flags of every browser of this project, in addition to the flags of Playwright and Puppeteer: without a sandbox, which needs a
 * separate user, and without access to other machines.
 */
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // A route handler could do the same but would turn the HTTP cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  `--disable-features=${disabledFeatures.join()}`,
];

module.exports = {browserFlags, findBrowser, findHeadlessShell, programPath, works};
