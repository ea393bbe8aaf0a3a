import {type Browser, chromium} from '@playwright/test';
import {browserFlags, findBrowser} from '../../scripts/setup/find-browser.cjs';
import {googleFonts} from '../../src/static-first/names';

/** The stylesheet of the font provider, which the bench replaces. */
export const fontStylesheetUrl = googleFonts.stylesheet;

/** The browser of the tests. */
export function browserPath(): string {
  return findBrowser() ?? chromium.executablePath();
}

/** Launches the browser of the tests. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({executablePath: browserPath(), args: browserFlags});
}

/** How pages load React: on an ordinary connection when the browser is idle, with Save-Data never. */
export type Mode = 'ordinary' | 'saving';

/** An init script that turns on Save-Data. */
export const savingData =
  "Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}, configurable: true})";
