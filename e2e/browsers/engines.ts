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
 * The engines of this machine. Some are npm packages, others are Debian packages of the system. They include the oldest engine with
 * all features (92), the last Chromium without popovers (109), and current ones.
 */
export const engines: Engine[] = [
  ...(canRunPackages
    ? [chromium(80, 'chrome-aws-lambda-2'), chromium(92, 'chrome-aws-lambda'), chromium(109, '@sparticuz/chromium')]
    : []),
  ...(FIREFOX ? [firefox(FIREFOX)] : []),
  ...(WEBKIT.length === 0 ? [webkit] : []),
];

/** The engines that this machine lacks, and the programs that they need. */
export const missingEngines = (
  [
    ['Chromium 80, 92 and 109', canRunPackages ? [] : ['npm ci --prefix e2e/browsers', 'Linux (x64)']],
    ['Firefox', FIREFOX ? [] : ['firefox-esr']],
    ['WebKitGTK', WEBKIT],
  ] as [name: string, missing: string[]][]
).filter(([, programs]) => programs.length > 0);
