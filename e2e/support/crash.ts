import {type Page} from '@playwright/test';
import {type Locale} from '../../src/content/place';
import {addressOf} from './routes';
import {open} from './test';

/** Crashes of a page, injected for real. `heal` takes the cause away. */

/** The list of news writes dates: without a calendar it crashes, inside the layout. */
export async function crashInside(page: Page, locale: Locale): Promise<void> {
  await open(page, addressOf('/docs/', locale));
  await page.evaluate(() => {
    const {prototype} = Date;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- put back as it was
    const {getUTCMonth} = prototype;
    prototype.getUTCMonth = () => {
      throw new Error('The calendar is gone', {cause: new Error('Someone took it')});
    };
    window.addEventListener('heal', () => Object.assign(prototype, {getUTCMonth}));
  });
  await page.locator(`footer a[href="${addressOf('/blog', locale)}"]`).click();
}

/** The menu in the bar asks how wide the window is: without an answer it crashes, outside of what the layout protects. */
export async function crashOutside(page: Page, locale: Locale): Promise<void> {
  await page.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = () => {
      throw new Error('The window has no media');
    };
    window.addEventListener('heal', () => Object.assign(window, {matchMedia}));
  });
  await page.goto(addressOf('/docs/', locale));
}

export const heal = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('heal')));
