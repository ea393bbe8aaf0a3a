import type {ClientModule} from '@docusaurus/types';
import {siteConfig} from '../docusaurusInternals/client/siteWithoutContexts';
import {append} from '../inline/appendElement';
import {isConstrained} from '../inline/connection';
import {type Face, FONT_FACES_KEY, loadFontFamily} from '../inline/font';
import {whenHydrated} from '../inline/hydration';
import {whenIdle} from '../inline/idle';
import {writeItem} from '../inline/storage';
import {isPageChange} from './navigation';

/** The faces that a stylesheet describes. What a rule does not say is left out: `FontFace` throws at an empty descriptor. */
export function facesOf(sheet: CSSStyleSheet | null): Face[] {
  return [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => {
      const said = (property: string) => style.getPropertyValue(property) || undefined;
      return [style.getPropertyValue('src'), {weight: said('font-weight'), unicodeRange: said('unicode-range')}];
    });
}

const TITLES = 'h1, h2, h3, .step__title';

/** How far a word within a line may move, in pixels: browsers count no shorter move as a layout shift. */
const SHORT_MOVE = 3;

const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** Where the titles of the page are, how high, and where a sign after their words is, in pixels. */
const positions = (): number[] => [
  ...boxes(TITLES).flatMap(({top, height}) => [top, height]),
  ...boxes('h1 > i').map(({left}) => left),
];

/** Where the names of controls begin in the titles of steps, in pixels. */
const wordPositions = (): number[] => boxes('.step__title .app').map(({left}) => left);

const hasMoved = (before: readonly number[], now: readonly number[], least: number): boolean =>
  now.some((position, index) => Math.abs(position - (before[index] ?? 0)) >= least);

/**
 * Shows the titles of the page that is being read in the font, unless that would move something: their lines may break
 * elsewhere. What is tried is never painted. Running text waits for the next page: it always breaks elsewhere somewhere.
 */
export function showInTitles(): void {
  const {dataset} = document.documentElement;
  const [before, wordsBefore] = [positions(), wordPositions()];
  dataset.font = 'titles';
  if (hasMoved(before, positions(), 1) || hasMoved(wordsBefore, wordPositions(), SHORT_MOVE)) {
    dataset.font = 'loaded';
  }
}

/**
 * Loads the stylesheet of the font (fontProvider.ts) and the font once the page is idle; nothing waits for it and errors are ignored.
 * `html[data-font]` reports that it is available: `titles` when it is used there, else `loaded`. The faces are stored for the next
 * visit (inline/font.ts).
 */
export function loadWebFont(): void {
  const {dataset} = document.documentElement;
  if (dataset.font === 'loaded') {
    showInTitles();
  }
  if (dataset.font || isConstrained()) {
    return;
  }
  append('link', {
    rel: 'stylesheet',
    // Lets this script read the rules of the stylesheet.
    crossOrigin: 'anonymous',
    href: siteConfig.customFields?.fontStylesheet as string,
    onload: ({target}) => {
      writeItem('local', FONT_FACES_KEY, JSON.stringify(facesOf((target as HTMLLinkElement).sheet)));
      loadFontFamily().then(
        () => {
          if (dataset.font !== 'ready') {
            showInTitles();
          }
        },
        () => undefined,
      );
    },
  });
}

const webFont: ClientModule = {
  /** Uses a loaded font from a client-side navigation on, when the text changes anyway: visible text does not move. */
  onRouteUpdate(update) {
    const {dataset} = document.documentElement;
    if (!isPageChange(update)) {
      return;
    }
    delete dataset.firstVisit;
    if (dataset.font) {
      dataset.font = 'ready';
    }
  },
};

if (typeof window !== 'undefined') {
  whenHydrated(() => whenIdle(loadWebFont));
}

export default webFont;
