import type {Page} from '@playwright/test';

/** The words of the app whose box is torn: it goes on in the next line. */
export const tornChips = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(.app, .said)')
    .evaluateAll((words) =>
      words
        .filter((word) => getComputedStyle(word).boxShadow !== 'none' && word.getClientRects().length > 1)
        .map(({textContent}) => textContent),
    );
