import {type Page} from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node?: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
}

declare global {
  interface Window {
    /** The time of the first complete frame of a page, in milliseconds since its navigation began. */
    fullyPainted?: number;
  }
}

/**
 * Records the first complete frame of each page opened from now on. The frame with the last parsed element may still move elements of
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

/** Waits until the browser has drawn all received parts of a page. @returns the time, in milliseconds since the navigation began */
export const paintedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  );

/**
 * Layout shifts without an action of the reader: the score and the elements.
 * @param since a time; by default the time of the first complete frame. Earlier shifts depend on the moments at which the browser paints:
 *   streaming-layout.spec.ts tests them
 * @throws when its first frames were not observed
 */
export async function shifts(page: Page, since?: number): Promise<string[]> {
  return page.evaluate((start) => {
    const from = start ?? window.fullyPainted;
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
    // The browser delivers entries after it has drawn a frame.
    return new Promise<string[]>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(problems))),
    );
  }, since);
}
