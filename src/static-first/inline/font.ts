import {readItem} from './storage';

/** Local item: the faces of the web font as JSON, from an earlier visit. */
export const FONT_FACES_KEY = 'font.faces';
/** The name of the web font, in stylesheets and scripts. */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';

/** A face as the provider's stylesheet describes it: its `src` and the descriptors of its `@font-face` rule. */
export type Face = [source: string, descriptors: FontFaceDescriptors];

/** Loads the faces with the characters that pages of both languages contain. */
export function loadFontFamily(): Promise<FontFace[]> {
  return document.fonts.load(`1em "${FONT_FAMILY}"`, 'aá¿');
}

/**
 * @returns the faces that an earlier visit stored; none when nothing valid is stored: browsers throw on a descriptor that they do not
 * support
 */
export function cachedFaces(): FontFace[] {
  try {
    const faces = JSON.parse(readItem('local', FONT_FACES_KEY) ?? '[]') as Face[];
    return faces.map(([source, descriptors]) => new FontFace(FONT_FAMILY, source, descriptors));
  } catch {
    return [];
  }
}

/**
 * Uses the web font on this page when the browser's cache delivers it before the first paint. One that loads later is used from
 * the next page on, so that visible text does not move. `html[data-font]` is `ready` or `loaded` accordingly. Where none is stored
 * the reader is here for the first time, `html[data-first-visit]`: the lines of the home page draw themselves (topic-list.css).
 */
export function useCachedFont(): void {
  const faces = cachedFaces();
  const {dataset} = document.documentElement;
  if (!faces.length) {
    dataset.firstVisit = '';
    return;
  }
  let isPainted = false;
  // The first animation frame precedes the first paint.
  requestAnimationFrame(() => {
    isPainted = true;
  });
  faces.forEach((face) => document.fonts.add(face));
  loadFontFamily().then(
    () => {
      dataset.font = isPainted ? 'loaded' : 'ready';
    },
    // The provider has moved its files: client/webFont.ts loads the stylesheet again.
    () => undefined,
  );
}
