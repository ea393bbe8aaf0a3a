import {type Page} from '@playwright/test';
import {changeScripts} from './files';
import {addressOf, type Locale} from './routes';

/** Crashes of a page, injected for real. `restore` removes the cause. */

/** The list of news writes dates: without a calendar it crashes, inside the layout. The open page leads to it. */
export async function crashList(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(() => {
    const {prototype} = Date;
    // eslint-disable-next-line @typescript-eslint/unbound-method -- restored unchanged
    const {getUTCMonth} = prototype;
    prototype.getUTCMonth = () => {
      throw new Error('The calendar is gone', {cause: new Error('Someone took it')});
    };
    window.addEventListener('restore', () => Object.assign(prototype, {getUTCMonth}));
  });
  await page.locator(`footer a[href="${addressOf('/blog', locale)}"]`).click();
}

/** The menu of the navbar listens to its dialog: when that throws, it crashes outside of the layout's error boundary. */
export async function crashOutside(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element, and restored unchanged
    const {addEventListener} = HTMLDialogElement.prototype;
    const crash: typeof addEventListener = function crash(
      this: HTMLDialogElement,
      ...listener: Parameters<typeof addEventListener>
    ) {
      if (listener[0] === 'close') throw new Error('The menu is gone');
      addEventListener.apply(this, listener);
    };
    Object.assign(HTMLDialogElement.prototype, {addEventListener: crash});
    window.addEventListener('restore', () => Object.assign(HTMLDialogElement.prototype, {addEventListener}));
  });
  await page.goto(path);
}

/** The text of a page throws as soon as it is rendered: its script is changed on the way. */
export async function crashText(page: Page, path: string): Promise<void> {
  const crash = `if(location.pathname==="${path}")throw new Error("The text is gone");`;
  // The same in a build that is not minified.
  const start = /(function \w+\(\w+ ?= ?\{\}\) ?\{)(?=\s*(?:let|const) ?\{\s*wrapper)/g;
  await changeScripts(page, (script) => script.replace(start, `$1${crash}`));
}

export const restore = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('restore')));
