import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Page} from '@playwright/test';
import {type Locale} from '../../src/site-model/locales';
import {wholeSheet} from '../../src/post-build/files';
import {buildFolder} from './build';

/** The computed style of every element of a page and of its `::before` and `::after`: one text for each, a line per property. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const styleOf = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      // A pseudo-element that is not generated has nothing to compare.
      return pseudo && style.content === 'none' ? '' : names.map((name) => `${name}:${style.getPropertyValue(name)}`);
    };
    return [...document.querySelectorAll('body, body *:not(script, template, svg *)')].flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const {tagName} = element;
        return [
          `${tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`,
          ...styleOf(element, pseudo),
        ].join('\n');
      }),
    );
  });
}

/** Stops transitions and animations and opens all details, so that two readings compare the same state. */
async function disableAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = '*, ::before, ::after {transition: none !important; animation: none !important}';
    document.body.append(Object.assign(document.createElement('style'), {textContent: still}));
    document.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });
  });
}

/** Replaces the rules of the page by the stylesheet that the bundler made, with all rules and all custom properties. */
async function useFullStylesheet(page: Page, locale: Locale): Promise<void> {
  const content = readFileSync(wholeSheet(join(buildFolder, '..'), locale), 'utf8');
  await page.evaluate((css) => {
    document.querySelectorAll('head > style, link[rel=stylesheet]').forEach((sheet) => sheet.remove());
    document.head.append(Object.assign(document.createElement('style'), {textContent: css}));
  }, content);
}

function differences(actual: string, full: string): string[] {
  const [name, ...values] = actual.split('\n');
  const expected = full.split('\n').slice(1);
  return values.flatMap((value, index) =>
    value === expected[index] ? [] : [`${name ?? ''} has ${value}, not ${expected[index] ?? 'that'}`],
  );
}

/**
 * Compares the computed styles of the page with those under the full stylesheet, which the page keeps afterwards.
 * @returns a sentence for each property that differs
 */
export async function styleDifferences(page: Page, locale: Locale): Promise<string[]> {
  await disableAnimations(page);
  const actual = await computedStyles(page);
  await useFullStylesheet(page, locale);
  const full = await computedStyles(page);
  return actual.flatMap((style, index) => differences(style, full[index] ?? ''));
}
