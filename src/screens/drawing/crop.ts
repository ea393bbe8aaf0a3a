import {withInner} from './mark';
import {kinds} from './kinds';
import type {Widget} from './schema';

/** How a picture is cropped: `head` shows the upper end of the phone, `foot` the lower end, `middle` a scrolled screen. */
export interface Crop {
  readonly end: 'head' | 'middle' | 'foot';
  readonly widgets: readonly Widget[];
}

const DEFAULT_HEIGHT = 54;
const GAP = 10;
const MAX_HEIGHT = 150;
const MAX_WIDGETS = 4;
/** Above a keyboard there is room for so many widgets. */
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

/** Where the marked widgets begin and end among others: at their beginning where there are none. */
function markedIn(widgets: readonly Widget[], marked: readonly Widget[]) {
  const isMarked = (widget: Widget): boolean => withInner(widget).some((each) => marked.includes(each));
  const indexes = widgets.flatMap((widget, index) => (isMarked(widget) ? [index] : []));
  return {isMarked, from: indexes[0] ?? 0, to: indexes.at(-1) ?? 0};
}

/**
 * Cuts a screen to its marked widgets, with as much around them as there is room for; none means the beginning.
 * The bar stays, and is left out at the foot.
 */
export function crop(widgets: readonly Widget[], marked: readonly Widget[]): Crop {
  const [bar, body] = barAndBody(widgets);
  const {isMarked, ...range} = markedIn(body, marked);
  let {from, to} = range;
  for (let before = -1; before !== to - from;) {
    before = to - from;
    if (from > 0 && fits(body.slice(from - 1, to + 1))) from--;
    if (to < body.length - 1 && fits(body.slice(from, to + 2))) to++;
  }
  const shown = leaveOut(body.slice(from, to + 1), isMarked);
  if (from === 0) return {end: 'head', widgets: [...bar, ...shown]};
  return to === body.length - 1 ? {end: 'foot', widgets: shown} : {end: 'middle', widgets: [...bar, ...shown]};
}

/** Replaces the widgets between two marked ones by a gap when they do not fit. */
function leaveOut(widgets: readonly Widget[], isMarked: (widget: Widget) => boolean): readonly Widget[] {
  if (fits(widgets)) return widgets;
  return widgets.flatMap((widget, index): readonly Widget[] => {
    if (isMarked(widget)) return [widget];
    const previous = widgets[index - 1];
    return previous && !isMarked(previous) ? [] : [{kind: 'gap'}];
  });
}

/** A screen scrolled so that the fields stand right above the keyboard, or undefined when they are too many. */
export function cropAboveKeys(widgets: readonly Widget[], marked: readonly Widget[]): Crop | undefined {
  const [bar, body] = barAndBody(widgets);
  const {from, to} = markedIn(body, marked);
  if (to - from >= MAX_ABOVE_KEYS) return undefined;
  return {end: from === 0 ? 'head' : 'middle', widgets: [...bar, ...body.slice(from, to + 1)]};
}

/** The foot of a screen, where messages appear. */
export const cropAtFoot = (widgets: readonly Widget[]): Crop => ({
  end: 'foot',
  widgets: barAndBody(widgets)[1].slice(-3),
});
