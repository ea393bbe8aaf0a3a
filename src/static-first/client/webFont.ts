import type {ClientModule} from '@docusaurus/types';
import {fontStylesheetUrl} from '../fontStylesheet';
import {append} from '../inline/appendElement';
import {isConstrained} from '../inline/connection';
import {type Face, FONT_FACES_KEY, loadFontFamily} from '../inline/font';
import {whenHydrated} from '../inline/hydration';
import {whenIdle} from '../inline/idle';
import {writeItem} from '../inline/storage';
import {isPageChange} from './navigation';

function facesOf(sheet: CSSStyleSheet | null): Face[] {
  return [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => [
      style.getPropertyValue('src'),
      {weight: style.getPropertyValue('font-weight'), unicodeRange: style.getPropertyValue('unicode-range')},
    ]);
}

/**
 * Loads the provider's stylesheet and the font once the page is idle; nothing waits for it and errors are ignored.
 * `html[data-font=loaded]` reports that it is available. The faces are stored for the next visit (inline/font.ts).
 */
export function loadWebFont(): void {
  const {dataset} = document.documentElement;
  if (dataset.font || isConstrained()) {
    return;
  }
  append('link', {
    rel: 'stylesheet',
    // Lets this script read the rules of the stylesheet.
    crossOrigin: 'anonymous',
    href: fontStylesheetUrl,
    onload: ({target}) => {
      writeItem('local', FONT_FACES_KEY, JSON.stringify(facesOf((target as HTMLLinkElement).sheet)));
      loadFontFamily().then(
        () => {
          dataset.font ??= 'loaded';
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
    if (isPageChange(update) && dataset.font === 'loaded') {
      dataset.font = 'ready';
    }
  },
};

if (typeof window !== 'undefined') {
  whenHydrated(() => whenIdle(loadWebFont));
}

export default webFont;
