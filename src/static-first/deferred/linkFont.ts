import {addFaces, type Face, FONT_FACES_KEY, loadFontFamily} from '../inline/font';
import {googleFonts} from '../names';
import {writeItem} from '../inline/storage';

/** The faces of a stylesheet. Missing descriptors are left out: `FontFace` throws on an empty one. */
function facesOf(sheet: CSSStyleSheet | null): Face[] {
  return [...(sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => {
      const valueOf = (property: string) => style.getPropertyValue(property) || undefined;
      return [style.getPropertyValue('src'), {weight: valueOf('font-weight'), unicodeRange: valueOf('unicode-range')}];
    });
}

/**
 * Links the stylesheet of the font (inline/font.ts), for print, so that it neither blocks the page nor causes a new layout. Its faces are
 * stored for the next pages: this one keeps its typeface. Nothing waits for it and errors are ignored.
 */
export function linkFont(): void {
  const link = document.createElement('link');
  // Without `crossOrigin` no script may read the rules.
  Object.assign(link, {rel: 'stylesheet', media: 'print', crossOrigin: '', href: googleFonts.stylesheet});
  document.head.append(link);
  link.addEventListener('load', () => {
    const faces = facesOf(link.sheet);
    writeItem('local', FONT_FACES_KEY, JSON.stringify(faces));
    if (document.documentElement.dataset.font) return;
    // Stored faces whose files are gone would be loaded instead of these.
    document.fonts.clear();
    addFaces(faces);
    loadFontFamily().catch(() => undefined);
  });
}
