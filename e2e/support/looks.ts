import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import {type Locale} from '../../src/content/place';
import {wholeSheet} from '../../src/plugins/lean-pages';
import {buildFolder} from './build';

/**
 * What every element of a page looks like, with what stands before and behind it: one line for each, with the values of all
 * properties the browser computes.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const lookOf = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      // Behind an element that draws nothing there is nothing to compare.
      return pseudo && style.content === 'none' ? '' : names.map((name) => `${name}:${style.getPropertyValue(name)}`);
    };
    return [...document.querySelectorAll('body, body *:not(script, template, svg *)')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const {tagName} = element;
        return [
          `${tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`,
          ...lookOf(element, pseudo),
        ].join('\n');
      }),
    );
  });
}

/** Whatever moves, or is folded up, would look one way now and another way later. */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = '*, ::before, ::after {transition: none !important; animation: none !important}';
    document.body.append(Object.assign(document.createElement('style'), {textContent: still}));
    document.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });
  });
}

/** Takes the page's rules away and gives it the sheet as the bundler made it, with all rules and all names. */
async function wearWholeSheet(page: Page, locale: Locale): Promise<void> {
  const content = readFileSync(wholeSheet(join(buildFolder, '..'), locale), 'utf8');
  await page.evaluate((css) => {
    document.querySelectorAll('head > style, link[rel=stylesheet]').forEach((sheet) => sheet.remove());
    document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
  }, content);
}

function differences(lean: string, whole: string): string[] {
  const [name, ...values] = lean.split('\n');
  const expected = whole.split('\n').slice(1);
  return values.flatMap((value, index) =>
    value === expected[index] ? [] : [`${name ?? ''} has ${value}, not ${expected[index] ?? 'that'}`],
  );
}

/**
 * Compares what the page looks like now with what it would look like with every rule that was written. It keeps the whole
 * sheet afterwards.
 * @returns a sentence for each property that differs
 */
export async function lostLooks(page: Page, locale: Locale): Promise<string[]> {
  await holdStill(page);
  const lean = await looks(page);
  await wearWholeSheet(page, locale);
  const whole = await looks(page);
  return lean.flatMap((look, index) => differences(look, whole[index] ?? ''));
}
