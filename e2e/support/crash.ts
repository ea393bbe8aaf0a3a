import {type Page} from '@playwright/test';
import {changeScripts} from './files';
import {addressOf, type Locale} from './routes';

/** Causes of real crashes of a page. `restore` removes the cause. */

/** The list of posts formats dates: without a calendar it crashes inside the layout. The open page links to it. */
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

/** The menu adds a listener to its dialog. When that throws, the menu crashes outside of the layout's error boundary. */
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

/** Changes the script of a page so that rendering its text throws. */
export async function crashText(page: Page, path: string): Promise<void> {
  const crash = `if(location.pathname==="${path}")throw new Error("The text is gone");`;
  // A build without minification has this form.
  const start = /(function \w+\(\w+ ?= ?\{\}\) ?\{)(?=\s*(?:let|const) ?\{\s*wrapper)/g;
  await changeScripts(page, (script) => script.replace(start, `$1${crash}`));
}

export const restore = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('restore')));
