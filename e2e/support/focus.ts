import {type Page} from '@playwright/test';

/** Presses Tab more often than a menu has controls. @returns focused elements outside of the part that must keep the focus */
export async function stopsOutside(page: Page, part: string): Promise<string[]> {
  const outside: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    outside.push(
      ...(await page
        .locator(':focus')
        .evaluateAll((all, keeper) => all.flatMap((each) => (each.closest(keeper) ? [] : [each.outerHTML])), part)),
    );
  }
  return outside;
}
