import {type Page} from '@playwright/test';
import {expect, open, test} from './support/test';

/** The maximum length of a query, in letters. */
const READ = 300;
const PASTED = 20_000;

/** What readers may paste, repeated. */
const piece = 'pago perdí xqzwv contraseña 4512 ';

/** Counts the letters that functions of strings, which all of the search is made of, read from now on. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const work = {letters: 0};
    Object.assign(window, {work});
    const names = ['normalize', 'replace', 'split', 'match', 'trim', 'toLowerCase', 'slice', 'startsWith'] as const;
    for (const name of names) {
      const original = Reflect.get(String.prototype, name) as (...values: unknown[]) => unknown;
      Object.assign(String.prototype, {
        [name](this: string, ...values: unknown[]) {
          work.letters += this.length;
          return original.apply(this, values);
        },
      });
    }
  });
}

const resetWork = (page: Page) =>
  page.evaluate(() => Object.assign((window as unknown as {work: object}).work, {letters: 0}));
const lettersRead = (page: Page) => page.evaluate(() => (window as unknown as {work: {letters: number}}).work.letters);

test(`a key after ${PASTED} letters costs no more than one after ${READ}`, async ({page}) => {
  await countWork(page);
  await open(page, '/');
  const field = page.getByRole('main').getByRole('combobox');
  const status = page.getByRole('main').getByRole('status');
  const isAnswered = () => expect(page.locator('.search__panel')).toHaveAttribute('aria-busy', 'false');
  const workOfOneKey = async (letters: number) => {
    await field.fill('');
    await page.keyboard.insertText(piece.repeat(letters).slice(0, letters));
    // What is read for these letters does not count.
    await isAnswered();
    await expect(status).not.toHaveText('');
    await page.keyboard.press('Home');
    await resetWork(page);
    await page.keyboard.press('Delete');
    await isAnswered();
    return lettersRead(page);
  };
  await field.click();
  const few = await workOfOneKey(READ);
  const many = await workOfOneKey(PASTED);
  expect(many).toBeLessThanOrEqual(few * 1.1);
  expect((await page.locator('.search__panel').allInnerTexts()).join('').length).toBeLessThan(2000);
});
