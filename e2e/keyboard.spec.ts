import type {Page} from '@playwright/test';
import {expect, open, test} from './support/test';

// Without animations a focused element is at its final position.
test.use({contextOptions: {reducedMotion: 'reduce'}});

interface Stop {
  /** The focused element. Empty when the focus leaves the page or starts again, because a headless browser has no toolbar to focus. */
  name: string;
  /** Whether it is in the viewport, and nothing covers it. */
  isSeen: boolean;
  /** Whether the focus changes its styles. */
  isMarked: boolean;
}

/** The focused element, and whether it and its focus are visible. */
function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body || element.dataset.focused) {
      return {name: '', isSeen: true, isMarked: true};
    }
    element.dataset.focused = 'once';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 50)}`;
    const isOwn = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && element.contains(top);
    };
    const isSeen = () =>
      [...element.getClientRects()].some(({left, top, width, height}) =>
        [0.25, 0.5, 0.75].every((share) => isOwn(left + width / 2, top + height * share)),
      );
    // The browser does this by itself, but on a busy machine sometimes after this script runs.
    element.scrollIntoView({block: 'nearest'});
    // The bar takes up to a second and a half to slide in.
    for (let frames = 90; frames > 0 && !isSeen(); frames -= 1) {
      await frame();
    }
    const wasSeen = isSeen();
    const focusStyles = () =>
      [element, element.closest('.search__field'), element.closest('details')].map((each) => {
        const {outlineStyle, outlineWidth, outlineColor, boxShadow} = getComputedStyle(each ?? element);
        return [outlineStyle, outlineStyle === 'none' ? '' : outlineWidth, outlineColor, boxShadow].join();
      });
    const whenFocused = focusStyles().join();
    element.blur();
    const hasMark = focusStyles().join() !== whenFocused;
    element.focus({preventScroll: true});
    return {name, isSeen: wasSeen, isMarked: hasMark};
  });
}

/** Every focus stop until the focus leaves the page or returns to an earlier stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stopsLeft = await page.locator('*').count(); stopsLeft > 0; stopsLeft -= 1) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (stop.name === '') {
      return stops;
    }
    stops.push(stop);
  }
  throw new Error(`The focus never leaves the page: ${stops.map(({name}) => name).join(' | ')}`);
}

// The search on the home page, and the questions. Forwards on a phone; backwards in a wide window, whose bar hides while the page
// moves down.
for (const [address, width, key] of [
  ['/', 360, 'Tab'],
  ['/docs/faq/', 1280, 'Shift+Tab'],
] as const) {
  test(`every focus stop of ${address} is visible (${width} px)`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 740});
    await open(page, address);
    if (key === 'Shift+Tab') await page.locator('footer a').last().focus();
    const stops = await walk(page, key);
    expect(stops.length).toBeGreaterThan(10);
    const hiddenStops = stops.filter((stop) => !stop.isSeen);
    const unmarkedStops = stops.filter((stop) => !stop.isMarked);
    expect.soft(hiddenStops, 'hidden').toEqual([]);
    expect.soft(unmarkedStops, 'not marked').toEqual([]);
  });
}
