import {alternativeText} from './alt';
import {crop, cropAboveKeys, cropToFoot, type Crop} from './crop';
import {drawKeys, drawWidget, drawDialog, drawToast} from './draw';
import type {DrawContext} from './elements';
import {escapeHtml} from '../../../utils/escapeHtml';
import {numberMarks} from './mark';
import type {Key} from './widgets';
import {resolveRequest, type ResolvedScreen} from './resolveRequest';
import type {DrawScreen} from '../../page/page';

export type {ScreenRequest} from '../../page/page';
export {markKeys} from './resolveRequest';
export {loadScreens, placeOfKey, screenKeys} from './screens';

/**
 * Draws one phone screen as HTML, at build time: no client code.
 * @returns one `<div class="screen">` with its alternative text, and the phone, which screen readers do not read; `screen.css` styles it.
 *   With `options.href` what is tapped is a link to it, or, where something is only typed, what covers the last field once it is filled.
 * @throws Error that names the attribute, what was found, the nearest name and everything allowed.
 */
export const drawScreen: DrawScreen = (request, words, options) => {
  const resolved = resolveRequest(request);
  const alt = escapeHtml(alternativeText(resolved, request, words, options.locale));
  const {step, error, toast} = request;
  const context: DrawContext = {
    words,
    iconUrl: options.iconUrl,
    marks: numberMarks(resolved.marks, step),
    error,
    errorUnder: resolved.errorUnder,
    href: options.href,
  };

  if (resolved.dialog) return picture('foot', alt, drawDialog(context, resolved.dialog), 'dim');
  const {end, widgets, keys} = cropTo(resolved, toast);
  const drawn = widgets.map((widget) => drawWidget(context, widget));
  if (toast !== undefined)
    drawn.splice(widgets.at(-1)?.kind === 'tabs' ? -1 : drawn.length, 0, drawToast(context, toast));
  if (keys) drawn.push(drawKeys(context));
  return picture(end, alt, drawn.join(''));
};

/** Where to crop: at what is marked, else at the message, the error or the state. */
function cropTo(
  {widgets, marks, errorUnder, stateOf}: ResolvedScreen,
  toast: Key | undefined,
): Crop & {keys?: boolean} {
  const marked = marks.map(({widget}) => widget);
  if (marks.some(({act}) => act === 'type')) return cropAboveKeys(widgets, marked);
  if (marked.length > 0) return crop(widgets, marked);
  if (toast !== undefined) return cropToFoot(widgets);
  const focus = errorUnder ?? stateOf;
  return crop(widgets, focus ? [focus] : []);
}

function picture(end: Crop['end'], alt: string, phone: string, modifier?: string): {html: string} {
  const cutting = end === 'head' ? '' : ` screen--${end}`;
  return {
    html: `<div class="screen${cutting}"><p class="screen__alt">${alt}</p><div class="phone${modifier ? ` phone--${modifier}` : ''}" aria-hidden="true">${phone}</div></div>`,
  };
}
