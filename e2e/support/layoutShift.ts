import {type Page} from '@playwright/test';

/** An entry of the browser. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node?: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
}

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
  return page.evaluate((given) => {
    const from = given ?? window.fullyPainted;
    if (from === undefined) throw new Error('The first frames of the page were not watched.');
    const problems: string[] = [];
    new PerformanceObserver((list) => {
      for (const {startTime, value, sources} of list.getEntries() as LayoutShift[]) {
        if (startTime < from) continue;
        const parts = sources.map(({node, previousRect, currentRect}) => {
          const part = node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent);
          return `${previousRect.y} to ${currentRect.y}: ${part}`;
        });
        problems.push(`${value.toFixed(4)}: ${parts.join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
    // Entries are handed over after a frame has been drawn.
    return new Promise<string[]>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(problems))),
    );
  }, since);
}
