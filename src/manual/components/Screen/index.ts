import {alternativeText} from './alt';
import {crop, cropAboveKeys, cropAtFoot, type Crop} from './crop';
import {createDrawing} from './draw';
import {escapeHtml} from '../../../lib/escapeHtml';
import {numberMarks} from './mark';
import {resolveRequest, type ResolvedScreen, type ScreenRequest} from './resolveRequest';
import type {Locale} from '../../../site/locales';

export {markKeys} from './resolveRequest';
export {key, screensFile, widgets} from './schema';
export {loadScreens, placeOfKey, screenKeys, tappedKeys} from './screens';

export interface ScreenOptions {
  /** Language of the alternative text; the same one the words are in. */
  readonly locale: Locale;
  /** Where the sprite is on this site, such as `/en/assets/icons.1a2b3c4d.svg`. */
  readonly iconUrl: string;
  /** Where the marked control leads; without it the picture has no link. */
  readonly href?: string | undefined;
}

/**
 * Draws one phone screen as HTML, at build time: no client code.
 * @param words gives the on-screen word of a key of the catalogue or of the sample data (`samples.*`) as plain text, and throws on a key
 *   that it does not know
 * @returns one `<div class="screen">` with its alternative text, and the phone, which screen readers do not read; `screen.css` styles it.
 *   With `options.href` what is tapped is a link to it, or, where something is only typed, what covers the last field once it is filled.
 * @throws Error that names the attribute, what was found, the nearest name and everything allowed.
 */
export function drawScreen(request: ScreenRequest, words: (key: string) => string, options: ScreenOptions): string {
  const resolved = resolveRequest(request);
  const {toast, dialog} = request;
  const drawing = createDrawing({...options, words, marks: numberMarks(resolved.marks, request.step)});
  const {end, widgets, hasKeys} = cropTo(resolved, request);
  const drawn = widgets.map(drawing.draw);
  const hasTabs = widgets.at(-1)?.kind === 'tabs';
  if (toast !== undefined) drawn.splice(hasTabs ? -1 : drawn.length, 0, drawing.toast(toast));
  if (hasKeys) drawn.push(drawing.keyboard());
  const phone = drawn.join('');
  const alt = alternativeText(resolved, request, words, options.locale);
  return (
    `<div class="screen${end === 'head' ? '' : ` screen--${end}`}" tabindex="-1">` +
    `<p class="screen__alt">${escapeHtml(alt.shown)}</p>` +
    (alt.act && `<p class="screen__alt screen__do" role="status">${escapeHtml(alt.act)}</p>`) +
    (dialog === undefined
      ? `<div class="phone" aria-hidden="true">${phone}</div></div>`
      : `<div class="phone phone--dim" aria-hidden="true"><s></s><div class="phone__dialog">${phone}</div></div></div>`)
  );
}

/** Where to crop: at what is marked, else at the message or the beginning. A dialog, which is short, is whole. */
function cropTo({widgets, marks}: ResolvedScreen, {dialog, toast}: ScreenRequest): Crop & {hasKeys?: boolean} {
  if (dialog !== undefined) return {end: 'foot', widgets};
  const marked = marks.map(({widget}) => widget);
  const aboveKeys = marks.some(({act}) => act === 'type') && cropAboveKeys(widgets, marked);
  if (aboveKeys) return {...aboveKeys, hasKeys: true};
  return toast !== undefined && marked.length === 0 ? cropAtFoot(widgets) : crop(widgets, marked);
}
