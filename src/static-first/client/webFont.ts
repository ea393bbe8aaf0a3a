import type {ClientModule} from '@docusaurus/types';
import {siteConfig} from '../docusaurusInternals/client/siteWithoutContexts';
import {append} from '../inline/appendElement';
import {isConstrained} from '../inline/connection';
import {type Face, FONT_FACES_KEY, loadFontFamily} from '../inline/font';
import {whenHydrated} from '../inline/hydration';
import {whenIdle} from '../inline/idle';
import {writeItem} from '../inline/storage';
import {isPageChange} from './navigation';
import {showFont} from './showFont';

/** The faces of a stylesheet. Missing descriptors are left out: `FontFace` throws on an empty one. */
export function facesOf(sheet: CSSStyleSheet | null): Face[] {
  return [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => {
      const said = (property: string) => style.getPropertyValue(property) || undefined;
      return [style.getPropertyValue('src'), {weight: said('font-weight'), unicodeRange: said('unicode-range')}];
    });
}

/** Shows the page that is being read in the font as far as that moves nothing: `html[data-font]` is `shown` then. */
function showOnPage(): void {
  const {dataset} = document.documentElement;
  dataset.font = 'loaded';
  showFont(() => {
    if (dataset.font === 'loaded') {
      dataset.font = 'shown';
    }
  });
}

/**
 * Loads the stylesheet of the font (fontProvider.ts) and the font once the page is idle; nothing waits for it and errors are ignored.
 * `html[data-font]` reports that it is available. The faces are stored for the next visit (inline/font.ts).
 */
export function loadWebFont(): void {
  const {dataset} = document.documentElement;
  if (dataset.font === 'loaded') {
    showOnPage();
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
            showOnPage();
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
