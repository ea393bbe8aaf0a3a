import {readFileSync} from 'node:fs';
import {type Page, type ViewportSize} from '@playwright/test';
import {sourceLocale} from './routes';
import {wholeStylesheet} from '../../src/outputs/files';
import {projectFolder} from './build';

declare global {
  interface Window {
    /** What `readStyles` has read at each width: it is large, so that it stays in the page. */
    stylesRead?: Record<number, {name: string; values: string[]}[]>;
  }
}

/**
 * Reads the computed styles of the elements of a page and of their `::before` and `::after`, and compares them with what was read at
 * this width before. Elements with the same classes and ancestors have the same rules: the first and the last of them are read.
 * @returns a sentence for each property that has changed since; none the first time
 */
function readStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const valuesOf = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      // A pseudo-element that is not generated has nothing to compare.
      return pseudo && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name));
    };
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const kindOf = (element: Element | null): string =>
      element && element !== document.body ? `${kindOf(element.parentElement)} ${nameOf(element)}` : '';
    const alike = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('body, body *:not(script, link, template, svg *)')) {
      const kind = kindOf(element);
      alike.set(kind, [...(alike.get(kind) ?? []).slice(0, 1), element]);
    }
    const now = [...alike.values()].flat().flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => ({
        name: nameOf(element) + pseudo,
        values: valuesOf(element, pseudo),
      })),
    );
    const all = (window.stylesRead ??= {});
    const before = all[window.innerWidth] ?? [];
    all[window.innerWidth] = now;
    return before.flatMap(({name, values}, index) =>
      values.flatMap((value, at) => {
        const expected = now[index]?.values[at];
        return value === expected ? [] : [`${name} has ${names[at] ?? ''}:${value}, not ${expected ?? 'that'}`];
      }),
    );
  });
}

/** Stops transitions and animations and opens all details, so that two readings compare the same state. */
async function disableAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Adopted stylesheets are no part of the document: the content security policy leaves them to scripts.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets.push(still);
    document.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });
  });
}

/** Replaces the rules of the page by the stylesheet that the bundler made, with all rules and all custom properties. */
async function useFullStylesheet(page: Page): Promise<void> {
  const content = readFileSync(wholeStylesheet(projectFolder, sourceLocale), 'utf8');
  await page.evaluate((css) => {
    document.querySelectorAll('head > style, link[rel=stylesheet]').forEach((stylesheet) => stylesheet.remove());
    const whole = new CSSStyleSheet();
    whole.replaceSync(css);
    document.adoptedStyleSheets.unshift(whole);
  }, content);
}

/**
 * Compares the computed styles of the page with those under the full stylesheet, which the page keeps afterwards.
 * @param others sizes of the window at which they are compared as well
 * @returns a sentence for each property that differs
 */
export async function styleDifferences(page: Page, ...others: ViewportSize[]): Promise<string[]> {
  const sizes = [page.viewportSize(), ...others].filter((size) => size !== null);
  const readAll = async () => {
    const differences: string[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      differences.push(...(await readStyles(page)));
    }
    return differences;
  };
  await disableAnimations(page);
  await readAll();
  await useFullStylesheet(page);
  return readAll();
}
