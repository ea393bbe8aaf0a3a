import {type Page} from '@playwright/test';

declare global {
  interface Window {
    /** When a page had been drawn whole for the first time, in milliseconds since its navigation began. */
    fullyPainted?: number;
  }
}

/**
 * Records when each page opened from now on has been drawn as a whole. The frame with the last parsed element may still move elements of
 * earlier frames; the next frame does not.
 */
export async function watchFirstFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.fullyPainted = performance.now();
        }),
      ),
    );
  });
}

/** Waits until everything that a page has received is drawn. @returns the time, in milliseconds since the navigation began */
export const paintedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );

/**
 * Layout shifts without an action of the reader: how much, and which parts.
 * @param since a moment; when the page was drawn whole unless told. Before that it depends on the moments at which a browser paints what
 *   it has: streaming-layout.spec.ts
 * @throws when its first frames were not observed
 */
export async function shifts(page: Page, since?: number): Promise<string[]> {
  return page.evaluate(
    (given) =>
      new Promise<string[]>((resolve) => {
        const problems: string[] = [];
        const from = given ?? window.fullyPainted;
        if (from === undefined) {
          throw new Error('The first frames of the page were not watched.');
        }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: {node?: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
          })[]) {
            if (entry.startTime < from) {
              continue;
            }
            const parts = entry.sources.map(
              ({node, previousRect, currentRect}) =>
                `${previousRect.y} to ${currentRect.y}: ` +
                (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent)),
            );
            problems.push(`${entry.value.toFixed(4)}: ${parts.join(' | ')}`);
          }
        }).observe({type: 'layout-shift', buffered: true});
        // Entries are handed over after a frame has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(problems)));
      }),
    since,
  );
}
