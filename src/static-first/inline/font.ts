import {FONT_FAMILY} from '../names';
import {readItem} from './storage';

/** Local item: the faces of the web font as JSON, from an earlier visit. */
export const FONT_FACES_KEY = 'font.faces';

/** A face as the provider's stylesheet describes it: its `src` and the descriptors of its `@font-face` rule. */
export type Face = [source: string, descriptors: FontFaceDescriptors];

/** Adds faces to the page, which does not load them yet. @throws on a descriptor that the browser does not support */
export function addFaces(faces: readonly Face[]): void {
  faces.forEach(([source, descriptors]) => document.fonts.add(new FontFace(FONT_FAMILY, source, descriptors)));
}

/** Loads the faces with the characters that pages of both languages contain. */
export function loadFontFamily(): Promise<FontFace[]> {
  return document.fonts.load(`1em "${FONT_FAMILY}"`, 'aá¿');
}

/**
 * Chooses the typeface of the page once, before the first paint, and for as long as the document lives, which is what `font-display:
 * optional` means: the web font when the browser's cache delivers it in time (`html[data-font]` is `ready`), else the fallback with its
 * measures (src/ui/styles/font-fallback.css). No text is ever painted in one and then in the other, and no page shows both. On a first
 * visit nothing is stored, so the page is shown in the fallback; deferred/linkFont.ts then fetches the font for the next page. A script
 * does this, since the provider's stylesheet comes after the first paint, and not all browsers apply `font-display` to a `FontFace`.
 */
export function chooseFont(): void {
  let isPainted = false;
  try {
    addFaces(JSON.parse(readItem('local', FONT_FACES_KEY) ?? '') as Face[]);
  } catch {
    // Nothing is stored, or nothing valid.
    return;
  }
  // The first animation frame precedes the first paint.
  requestAnimationFrame(() => {
    isPainted = true;
  });
  loadFontFamily().then(
    () => {
      document.documentElement.dataset.font = isPainted ? 'late' : 'ready';
    },
    // The provider has moved its files: deferred/linkFont.ts loads the new ones.
    () => undefined,
  );
}
