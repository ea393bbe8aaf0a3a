import {alternativeText} from './alt';
import {cut, cutToFoot, type Cut} from './cut';
import {drawWidget, drawSheet, drawToast, escape, type DrawContext} from './draw';
import type {Key, Widget} from './widgets';
import {resolveRequest, type ResolvedScreen} from './resolveRequest';
import type {DrawScreen} from '../../page/page';

export type {ScreenRequest} from '../../page/page';
export {tapKeys} from './resolveRequest';
export {screenKeys, screens} from './screens';

/**
 * Draws one phone screen as HTML, at build time: no client code.
 * @returns one `<div class="screen">` with its alternative text; `screen.css` styles it.
 * @throws Error that names the attribute, what was found, the nearest name and everything allowed.
 */
export const drawScreen: DrawScreen = (request, words, options) => {
  const resolved = resolveRequest(request);
  const alt = escape(alternativeText(resolved, request, words, options.locale));
  const {tap, step, error, toast} = request;
  const context: DrawContext = {
    words,
    iconUrl: options.iconUrl,
    mark: resolved.mark,
    tap,
    step,
    error,
    errorUnder: resolved.errorUnder,
  };

  if (resolved.sheet) return picture('foot', alt, drawSheet(context, resolved.sheet.widgets), 'dim');
  const {end, widgets} = cutTo(resolved, toast);
  const drawn = widgets.map((widget) => drawWidget(context, widget));
  if (toast !== undefined)
    drawn.splice(widgets.at(-1)?.kind === 'tabs' ? -1 : drawn.length, 0, drawToast(context, toast));
  return picture(end, alt, drawn.join(''));
};

/** Where to cut: at the control, else at the message, the error or the state. */
function cutTo({widgets, mark, errorUnder, stateOf}: ResolvedScreen, toast: Key | undefined): Cut {
  const focus: Widget | undefined = mark?.widget ?? (toast === undefined ? (errorUnder ?? stateOf) : undefined);
  return focus === undefined && toast !== undefined ? cutToFoot(widgets) : cut(widgets, focus);
}

function picture(end: Cut['end'], alt: string, phone: string, modifier?: string): {html: string} {
  const cutting = end === 'head' ? '' : ` screen--${end}`;
  return {
    html: `<div class="screen${cutting}" role="img" aria-label="${alt}"><div class="phone${modifier ? ` phone--${modifier}` : ''}">${phone}</div></div>`,
  };
}
