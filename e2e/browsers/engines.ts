import {existsSync} from 'node:fs';
import {canRunPackages, chromium} from './chromium';
import {firefox} from './firefox';
import type {Engine} from './tab';
import {webkit} from './webkit';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3', '/usr/lib/python3/dist-packages/gi'];

/** The engines that this machine has: those of packages, and those of the system where Debian's packages are installed. */
export const engines: Engine[] = [
  ...(canRunPackages ? [chromium(109, '@sparticuz/chromium')] : []),
  ...(existsSync(FIREFOX) ? [firefox(FIREFOX)] : []),
  ...(WEBKIT.every((file) => existsSync(file)) ? [webkit] : []),
];
