import {alternativeText, type PictureLocale} from './alt';
import {cut, cutToFoot, type Cut} from './cut';
import {drawPart, drawSheet, drawToast, escape, type Pen} from './draw';
import type {Key, Part} from './parts';
import {understand, type Scene, type ScreenRequest} from './request';

export type {PictureLocale} from './alt';
export {tapKeys, type ScreenRequest} from './request';
export {screenKeys, screens} from './screens';

export interface ScreenOptions {
  /** Language of the alternative text; the same one `words` answers in. */
  readonly locale: PictureLocale;
  /** Where the sprite is on this site, such as `/en/img/icons.svg`. */
  readonly iconUrl: string;
}

/**
 * Draws one phone screen as HTML, at build time: no client code.
 * `words` gives the on-screen word of a key of the catalogue or of the sample data (`samples.*`) as plain text,
 * and throws on a key it does not know.
 * @returns one `<div class="screen">` with its alternative text; `screen.css` gives it its look.
 * @throws Error that names the attribute, what was found, the nearest name and everything allowed.
 */
export function drawScreen(
  request: ScreenRequest,
  words: (key: Key) => string,
  options: ScreenOptions,
): {html: string} {
  const scene = understand(request);
  const alt = escape(alternativeText(scene, request, words, options.locale));
  const {tap, step, error, toast} = request;
  const pen: Pen = {words, iconUrl: options.iconUrl, mark: scene.mark, tap, step, error, errorUnder: scene.errorUnder};

  if (scene.sheet) return picture('foot', alt, drawSheet(pen, scene.sheet.parts), 'dim');
  const {end, parts} = cutTo(scene, toast);
  const drawn = parts.map((part) => drawPart(pen, part));
  if (toast !== undefined) drawn.splice(parts.at(-1)?.kind === 'tabs' ? -1 : drawn.length, 0, drawToast(pen, toast));
  return picture(end, alt, drawn.join(''));
}

/** Where to cut: at the control, else at the message, the error or the state. */
function cutTo({parts, mark, errorUnder, stateOf}: Scene, toast: Key | undefined): Cut {
  const focus: Part | undefined = mark?.part ?? (toast === undefined ? (errorUnder ?? stateOf) : undefined);
  return focus === undefined && toast !== undefined ? cutToFoot(parts) : cut(parts, focus);
}

function picture(end: Cut['end'], alt: string, phone: string, look?: string): {html: string} {
  const cutting = end === 'head' ? '' : ` screen--${end}`;
  return {
    html: `<div class="screen${cutting}" role="img" aria-label="${alt}"><div class="phone${look ? ` phone--${look}` : ''}">${phone}</div></div>`,
  };
}
