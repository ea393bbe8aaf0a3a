import {programPath} from '../../scripts/setup/find-browser.cjs';
import {canRunPackages, chromium} from './chromium';
import {firefox} from './firefox';
import type {Engine} from './tab';
import {canOpenWindow, webkit} from './webkit';

const FIREFOX = programPath('firefox-esr') ?? programPath('firefox');
const WEBKIT = [
  ...['WebKitWebDriver', 'Xvfb'].filter((program) => !programPath(program)),
  ...(canOpenWindow() ? [] : ['python3-gi, gir1.2-gtk-3.0, gir1.2-webkit2-4.1']),
];

/**
 * The engines of this machine: some come as packages of npm, the others from the system, where Debian's packages are installed:
 * the floor of what is complete (92), the last Chromium without popovers (109), and what readers of today hold.
 */
export const engines: Engine[] = [
  ...(canRunPackages
    ? [chromium(80, 'chrome-aws-lambda-2'), chromium(92, 'chrome-aws-lambda'), chromium(109, '@sparticuz/chromium')]
    : []),
  ...(FIREFOX ? [firefox(FIREFOX)] : []),
  ...(WEBKIT.length === 0 ? [webkit] : []),
];

/** The engines that it does not have, and what they need. */
export const missingEngines = (
  [
    ['Chromium 80, 92 and 109', canRunPackages ? [] : ['npm ci --prefix e2e/browsers', 'Linux (x64)']],
    ['Firefox', FIREFOX ? [] : ['firefox-esr']],
    ['WebKitGTK', WEBKIT],
  ] as [name: string, missing: string[]][]
).filter(([, programs]) => programs.length > 0);

/** Ends the browsers that stay open between tabs. */
export async function quitEngines(): Promise<void> {
  for (const {quit} of engines) {
    await quit?.();
  }
}
