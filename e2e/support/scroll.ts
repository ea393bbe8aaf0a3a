import {type Page} from '@playwright/test';

/**
 * The elements that make the page, or a part of it, scroll sideways at its present width: none, on a page that fits. The topics of the
 * frequent questions are meant to: one row of links (answers.spec.ts).
 */
export async function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('main :not(.topic-links > ul)')]
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

/** The visible controls outside of running text that are smaller than 44 by 44 px. */
export async function smallControls(page: Page): Promise<string[]> {
  return page.locator('a:visible, button:visible, summary:visible, input:visible').evaluateAll((all) =>
    all
      .filter((control) => {
        const inText = control.closest('p, td, li')?.textContent.trim() !== control.textContent.trim();
        return (
          !(control.tagName === 'A' && inText) && !control.matches('.hash-link, [class*=skipTo], .visually-hidden')
        );
      })
      .map((control) => ({name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect()}))
      .filter(({box}) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({name, box}) => `${name ?? ''}: ${box.width} x ${box.height}`),
  );
}
