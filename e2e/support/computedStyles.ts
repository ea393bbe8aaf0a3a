import {readFileSync} from 'node:fs';
import {type Page, type ViewportSize} from '@playwright/test';
import {sourceLocale} from './routes';
import {wholeStylesheet} from '../../src/outputs/files';
import {projectFolder} from './build';

/**
 * Compares the computed styles of the elements of a page, and of their `::before` and `::after`, with those under another stylesheet.
 * Elements with the same classes and ancestors have the same rules, so only the first and the last of them are compared.
 * @returns a sentence for each property that differs
 */
function differencesTo(page: Page, stylesheet: string): Promise<string[]> {
  return page.evaluate((css) => {
    const otherSheet = new CSSStyleSheet();
    otherSheet.replaceSync(css);
    const pageSheets = [...document.styleSheets];
    const namesIn = (rule: CSSRule): string[] => [
      ...('style' in rule ? (rule.style as CSSStyleDeclaration) : []),
      ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(namesIn) : []),
    ];
    // A property that no rule sets has the same value under both.
    const allNames = [...pageSheets.filter(({href}) => !href), otherSheet].flatMap((sheet) =>
      [...sheet.cssRules].flatMap(namesIn),
    );
    const names = [...new Set(allNames)].filter((name) => !name.startsWith('--'));
    const valuesOf = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      // A pseudo-element that is not generated has nothing to compare.
      return pseudo && style.content === 'none' ? [] : names.map((name) => style.getPropertyValue(name));
    };
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const kindOf = (element: Element | null): string =>
      element && element !== document.body ? `${kindOf(element.parentElement)} ${nameOf(element)}` : '';
    const elementsByKind = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('body, body *:not(script, link, template, svg *)')) {
      const kind = kindOf(element);
      elementsByKind.set(kind, [...(elementsByKind.get(kind) ?? []).slice(0, 1), element]);
    }
    const readStyles = () =>
      [...elementsByKind.values()].flat().flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => ({
          name: nameOf(element) + pseudo,
          values: valuesOf(element, pseudo),
        })),
      );
    const originalStyles = readStyles();
    pageSheets.forEach((each) => (each.disabled = true));
    document.adoptedStyleSheets.unshift(otherSheet);
    const otherStyles = readStyles();
    document.adoptedStyleSheets.shift();
    pageSheets.forEach((each) => (each.disabled = false));
    return originalStyles.flatMap(({name, values}, index) =>
      values.flatMap((value, at) => {
        const otherValue = otherStyles[index]?.values[at];
        return value === otherValue ? [] : [`${name} has ${names[at] ?? ''}:${value}, not ${otherValue ?? 'that'}`];
      }),
    );
  }, stylesheet);
}

/** Stops transitions and animations and opens all details, so that both stylesheets are compared in the same state. */
async function disableAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Adopted stylesheets are not part of the document, so the content security policy allows them.
    const stillStyles = new CSSStyleSheet();
    stillStyles.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets.push(stillStyles);
    document.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });
  });
}

/**
 * Compares the computed styles of the page with the bundler's stylesheet, which has all rules and all custom properties.
 * @param otherSizes further window sizes to compare at
 * @returns a sentence for each property that differs
 */
export async function styleDifferences(page: Page, ...otherSizes: ViewportSize[]): Promise<string[]> {
  const wholeStyles = readFileSync(wholeStylesheet(projectFolder, sourceLocale), 'utf8');
  await disableAnimations(page);
  const differences: string[] = [];
  for (const size of [page.viewportSize(), ...otherSizes]) {
    if (size) await page.setViewportSize(size);
    differences.push(...(await differencesTo(page, wholeStyles)));
  }
  return differences;
}
