import {read} from './storage';

export const FACES = 'boot.font';
export const FAMILY = 'Atkinson Hyperlegible Next';

/** A face as the provider's stylesheet describes it: its `src` and the descriptors that tell it from its siblings. */
export type Face = [source: string, descriptors: FontFaceDescriptors];

/** Loads the faces that every page needs; the letters stand in both languages. */
export function loadFamily(): Promise<FontFace[]> {
  return document.fonts.load(`1em "${FAMILY}"`, 'aá¿');
}

function rememberedFaces(): Face[] {
  try {
    return JSON.parse(read('local', FACES) ?? '[]') as Face[];
  } catch {
    return [];
  }
}

/**
 * Uses the family on this page when it comes out of the browser's cache before anything is painted. The first animation
 * frame precedes the first paint: a family that arrives later waits for the next page, so no line that is being read moves.
 */
export function useRememberedFont(): void {
  const faces = rememberedFaces();
  if (!faces.length) {
    return;
  }
  let painted = false;
  requestAnimationFrame(() => {
    painted = true;
  });
  faces.forEach(([source, descriptors]) => document.fonts.add(new FontFace(FAMILY, source, descriptors)));
  loadFamily().then(
    () => {
      document.documentElement.dataset.font = painted ? 'loaded' : 'ready';
    },
    // The provider moved its files: client/font.ts asks for the stylesheet anew.
    () => undefined,
  );
}
