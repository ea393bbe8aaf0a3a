import {withInner, type Mark} from './mark';
import {kinds} from './kinds';
import type {ResolvedScreen, ScreenRequest} from './resolveRequest';
import type {Widget} from './schema';

/** How a picture is cropped: `head` shows the upper end of the phone, `foot` the lower end, `middle` a scrolled screen. */
interface Crop {
  readonly end: 'head' | 'middle' | 'foot';
  readonly widgets: readonly Widget[];
  /** The keyboard is below the widgets. */
  readonly hasKeys?: true;
}

const DEFAULT_HEIGHT = 54;
const GAP = 10;
const MAX_HEIGHT = 150;
const MAX_WIDGETS = 4;
/** The number of widgets for which there is room above a keyboard. */
const MAX_ABOVE_KEYS = 3;

const heightOf = ({kind, items = []}: Widget): number =>
  kind === 'tracking' ? sumOf(items) : (kinds[kind].height ?? DEFAULT_HEIGHT);
const sumOf = (widgets: readonly Widget[]): number =>
  widgets.reduce((sum, widget) => sum + heightOf(widget) + GAP, -GAP);
const fits = (widgets: readonly Widget[]): boolean => widgets.length <= MAX_WIDGETS && sumOf(widgets) <= MAX_HEIGHT;

/** The bar at the top, with or without an arrow back. */
const isBar = ({kind}: Widget): boolean => kind === 'bar' || kind === 'tabBar';

/** The bar of a screen, if it has one, and what is below. */
export function barAndBody(widgets: readonly Widget[]): [readonly Widget[], readonly Widget[]] {
  const end = widgets[0] && isBar(widgets[0]) ? 1 : 0;
  return [widgets.slice(0, end), widgets.slice(end)];
}

/** The indexes of the first and last marked widget; 0 when there are none. */
function markRange(widgets: readonly Widget[], marks: readonly Mark[]) {
  const isMarked = (widget: Widget): boolean =>
    withInner(widget).some((each) => marks.some(({widget}) => widget === each));
  const indexes = widgets.flatMap((widget, index) => (isMarked(widget) ? [index] : []));
  return {isMarked, from: indexes[0] ?? 0, to: indexes.at(-1) ?? 0};
}

/**
 * Cuts a screen to its marked widgets, with as much around them as there is room for. A few fields are shown alone above the keyboard.
 * Without marks, the picture shows a message at the foot, or the beginning of the screen. A dialog is short, so all of it is shown. The bar
 * is left out at the foot.
 */
export function crop({widgets, marks}: ResolvedScreen, {dialog, toast}: ScreenRequest): Crop {
  if (dialog !== undefined) return {end: 'foot', widgets};
  const [bar, body] = barAndBody(widgets);
  if (toast !== undefined && marks.length === 0) return {end: 'foot', widgets: body.slice(-3)};
  const {isMarked, ...range} = markRange(body, marks);
  let {from, to} = range;
  if (marks.some(({act}) => act === 'type') && to - from < MAX_ABOVE_KEYS) {
    return {end: from === 0 ? 'head' : 'middle', widgets: [...bar, ...body.slice(from, to + 1)], hasKeys: true};
  }
  for (let before = -1; before !== to - from;) {
    before = to - from;
    if (from > 0 && fits(body.slice(from - 1, to + 1))) from--;
    if (to < body.length - 1 && fits(body.slice(from, to + 2))) to++;
  }
  const part = leaveOut(body.slice(from, to + 1), isMarked);
  if (from === 0) return {end: 'head', widgets: [...bar, ...part]};
  return to === body.length - 1 ? {end: 'foot', widgets: part} : {end: 'middle', widgets: [...bar, ...part]};
}

/** Replaces the widgets between two marked ones with a gap when they do not fit. */
function leaveOut(widgets: readonly Widget[], isMarked: (widget: Widget) => boolean): readonly Widget[] {
  if (fits(widgets)) return widgets;
  return widgets.flatMap((widget, index): readonly Widget[] => {
    if (isMarked(widget)) return [widget];
    const previousWidget = widgets[index - 1];
    return previousWidget && !isMarked(previousWidget) ? [] : [{kind: 'gap'}];
  });
}
