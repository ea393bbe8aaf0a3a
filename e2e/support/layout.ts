import {type Locator, type Page} from '@playwright/test';

/** Functions that return errors of layout and focus in words, and nothing for a correct page. */

/** The elements that make the page, or a part of it, scroll sideways at its present width. */
export async function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth &&
          (element === document.documentElement || getComputedStyle(element).overflowX === 'auto'),
      )
      .map(
        ({tagName, className, scrollWidth, clientWidth}) => `${tagName}.${className}: ${scrollWidth} > ${clientWidth}`,
      ),
  );
}

/** The visible controls of a page or a part of it, outside of running text, that are smaller than 44 by 44 px. */
export async function smallControls(part: Page | Locator): Promise<string[]> {
  return part.locator('a:visible, button:visible, summary:visible, input:visible').evaluateAll((all) =>
    all
      .filter((control) => {
        const isInText = control.closest('p, td, li')?.textContent.trim() !== control.textContent.trim();
        return (
          !(control.tagName === 'A' && isInText) && !control.matches('.hash-link, [class*=skipTo], .visually-hidden')
        );
      })
      .map((control) => ({name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect()}))
      .filter(({box}) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({name, box}) => `${name ?? ''}: ${box.width} x ${box.height}`),
  );
}

/** The cells of wide tables on a narrow screen that are beside the previous cell, or do not name their column. */
export const looseCells = (page: Page): Promise<string[]> =>
  page.locator('main table.wide td + td').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const heads = [...(cell.closest('table')?.querySelectorAll('th') ?? [])];
        const name = heads[(cell as HTMLTableCellElement).cellIndex]?.textContent ?? '';
        const isNamed = getComputedStyle(cell, '::before').content.startsWith(`"${name}"`);
        const previousBottom = cell.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return !isNamed || cell.getBoundingClientRect().top < previousBottom;
      })
      .map(({textContent}) => textContent),
  );

/** The words in these elements that wrap over more than one line. */
export function wrappedWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const hits: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const words = text.data.matchAll(/[\p{L}\p{N}]+/gu);
        for (const {0: word, index} of words) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) {
            hits.push(word);
          }
        }
      }
      return hits;
    }),
  );
}

/** Presses Tab more often than a menu has controls. @returns focused elements outside of the part that must keep the focus */
export async function stopsOutside(page: Page, part: string): Promise<string[]> {
  const outsideElements: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    outsideElements.push(
      ...(await page
        .locator(':focus')
        .evaluateAll((all, keeper) => all.flatMap((each) => (each.closest(keeper) ? [] : [each.outerHTML])), part)),
    );
  }
  return outsideElements;
}
