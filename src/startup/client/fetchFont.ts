import {append} from '../inline/appendElement';
import {isConstrained} from '../inline/connection';
import {type Face, FONT_FACES_KEY, loadFontFamily} from '../inline/font';
import {whenHydrated} from '../inline/hydration';
import {whenIdle} from '../deferred/whenPainted';
import {googleFonts} from '../fontProvider';
import {writeItem} from '../inline/storage';

/** The faces of a stylesheet. Missing descriptors are left out: `FontFace` throws on an empty one. */
export function facesOf(sheet: CSSStyleSheet | null): Face[] {
  return [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => {
      const said = (property: string) => style.getPropertyValue(property) || undefined;
      return [style.getPropertyValue('src'), {weight: said('font-weight'), unicodeRange: said('unicode-range')}];
    });
}

/**
 * Fetches the stylesheet of the font (fontProvider.ts) and the font once the page is idle, for the pages to come: this one keeps its
 * typeface (inline/font.ts). Nothing waits for it and errors are ignored.
 */
function fetchFont(): void {
  if (document.documentElement.dataset.font || isConstrained()) return;
  append('link', {
    rel: 'stylesheet',
    href: googleFonts.stylesheet,
    onload: ({target}) => {
      writeItem('local', FONT_FACES_KEY, JSON.stringify(facesOf((target as HTMLLinkElement).sheet)));
      // Stored faces whose files are gone would be loaded instead of these.
      document.fonts.clear();
      loadFontFamily().catch(() => undefined);
    },
  });
}

if (typeof window !== 'undefined') whenHydrated(() => whenIdle(fetchFont));
