import {type Page} from '@playwright/test';

/** What makes the page, or a part of it, scroll sideways at the width it has: nothing, on a page that fits. */
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
