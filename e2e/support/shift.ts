import {type Page} from '@playwright/test';

/**
 * What has moved since the page was parsed without its reader having done anything: how much, and which parts. Before that it
 * depends on the moments at which a browser paints what it has; arrival.spec.ts cuts pages where that would show.
 */
export async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const parsed = navigation?.domInteractive ?? 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: {node?: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
          })[]) {
            if (entry.startTime < parsed) {
              continue;
            }
            const parts = entry.sources.map(
              ({node, previousRect, currentRect}) =>
                `${previousRect.y} to ${currentRect.y}: ` +
                (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent)),
            );
            found.push(`${entry.value.toFixed(4)}: ${parts.join(' | ')}`);
          }
        }).observe({type: 'layout-shift', buffered: true});
        // Entries are handed over after a frame has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
  );
}
