import {existsSync} from 'node:fs';
import {canRunPackages, chromium} from './chromium';
import {firefox} from './firefox';
import type {Engine} from './tab';
import {webkit} from './webkit';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3', '/usr/lib/python3/dist-packages/gi'];

/**
 * The engines that this machine has: those of packages, and those of the system where Debian's packages are installed:
 * the floor of what is complete (92), the last Chromium without popovers (109), and what readers of today hold.
 */
export const engines: Engine[] = [
  ...(canRunPackages
    ? [chromium(80, 'chrome-aws-lambda-2'), chromium(92, 'chrome-aws-lambda'), chromium(109, '@sparticuz/chromium')]
    : []),
  ...(FIREFOX ? [firefox(FIREFOX)] : []),
  ...(WEBKIT.every((file) => existsSync(file)) ? [webkit] : []),
];

/** Names that must be among them, separated by commas: the hosted checks would otherwise leave out an engine that is not installed. */
const required = (process.env.REQUIRED_ENGINES ?? '').split(',').filter(Boolean);
const missing = required.filter((name) => !engines.some((engine) => engine.name === name));
if (missing.length > 0) {
  const found = engines.map(({name}) => name).join(', ') || 'none';
  throw new Error(
    `REQUIRED_ENGINES names ${missing.join(', ')}, found ${found}. Chromium: npm ci --prefix e2e/browsers, on Linux (x64). ` +
      `Firefox: ${FIREFOX ?? '/usr/bin/firefox-esr or /usr/bin/firefox'}. WebKitGTK: ${WEBKIT.join(', ')}.`,
  );
}

/** Ends the browsers that stay open between tabs. */
export async function quitEngines(): Promise<void> {
  for (const {quit} of engines) {
    await quit?.();
  }
}
