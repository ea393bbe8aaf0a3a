import {type Browser, chromium} from '@playwright/test';
import {browserFlags, findBrowser} from '../../scripts/setup/find-browser.cjs';
import {googleFonts} from '../../src/static-first/fontProvider';

export const fontStylesheetUrl = googleFonts.stylesheet;

/** The browser of the tests. */
export function browserPath(): string {
  return findBrowser() ?? chromium.executablePath();
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: browserPath(), args: browserFlags});
}

/** How scripts reach the page: on an ordinary connection when the browser is idle, with Save-Data when the reader uses a control. */
export type Mode = 'ordinary' | 'saving';

/** Run in the page before anything else: a browser whose reader saves data. */
export const savingData =
  "Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true})";
