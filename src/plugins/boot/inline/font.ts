import {read, write} from './storage';

const FACES = 'boot.font';
const FAMILY = 'Atkinson Hyperlegible Next';
/** Letters that every page has, in both languages. */
const SAMPLE = 'aá¿';
const root = document.documentElement;

/** A face as the provider's stylesheet describes it: its `src` and the descriptors that tell it from its siblings. */
type Face = [source: string, descriptors: FontFaceDescriptors];

const load = () => document.fonts.load(`1em "${FAMILY}"`, SAMPLE);

function rememberedFaces(): Face[] {
  try {
    return JSON.parse(read('localStorage', FACES) ?? '[]') as Face[];
  } catch {
    return [];
  }
}

function facesOf(sheet: CSSStyleSheet): Face[] {
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({style}) => [
      style.getPropertyValue('src'),
      {weight: style.getPropertyValue('font-weight'), unicodeRange: style.getPropertyValue('unicode-range')},
    ]);
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
  load().then(
    ({length}) => {
      root.dataset.font = length && !painted ? 'ready' : 'loaded';
    },
    () => write('localStorage', FACES, null),
  );
}

/**
 * Fetches the provider's stylesheet and the family after the page is done; nothing waits for it and no error matters.
 * `html[data-font=loaded]` says that it is there; the next client-side navigation puts it to use (client/font.ts).
 */
export function fetchFont(address: string): void {
  if (root.dataset.font) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Lets the script read the faces of the sheet, to use them before the first paint of the next page.
  link.crossOrigin = 'anonymous';
  link.href = address;
  link.onload = () => {
    write('localStorage', FACES, JSON.stringify(link.sheet ? facesOf(link.sheet) : []));
    load().then(
      () => {
        root.dataset.font ??= 'loaded';
      },
      () => undefined,
    );
  };
  document.head.append(link);
}
