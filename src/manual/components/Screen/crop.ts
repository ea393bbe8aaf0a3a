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

const heightOf = (widget: Widget): number =>
  widget.kind === 'group' || widget.kind === 'tracking'
    ? sumOf(widget.items ?? [])
    : (kinds[widget.kind].height ?? DEFAULT_HEIGHT);
const sumOf = (widgets: readonly Widget[]): number =>
  widgets.reduce((sum, widget) => sum + heightOf(widget) + GAP, -GAP);
const fits = (widgets: readonly Widget[]): boolean => widgets.length <= MAX_WIDGETS && sumOf(widgets) <= MAX_HEIGHT;

/** The bar at the top, with or without an arrow back. */
export const isBar = ({kind}: Widget): boolean => kind === 'bar' || kind === 'tabBar';

/** The first and the last index of what is marked, or -1. */
function rangeOf(widgets: readonly Widget[], isMarked: (widget: Widget) => boolean): [number, number] {
  const indexes = widgets.flatMap((widget, index) => (isMarked(widget) ? [index] : []));
  return [indexes[0] ?? -1, indexes.at(-1) ?? -1];
}

const holds = (widget: Widget, inner: Widget): boolean =>
  withInner(widget).some((each) => each === inner || each.items?.includes(inner));

/**
 * Cuts a screen to its marked widgets, with as much around them as there is room for; none means the beginning.
 * The bar stays, and is left out at the foot.
 */
export function crop(widgets: readonly Widget[], marked: readonly Widget[]): Crop {
  const bar = widgets.slice(0, widgets[0] && isBar(widgets[0]) ? 1 : 0);
  const body = widgets.slice(bar.length);
  const isMarked = (widget: Widget): boolean => marked.some((mark) => holds(widget, mark));
  let [from, to] = rangeOf(body, isMarked).map((index) => Math.max(0, index)) as [number, number];
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
  const bar = widgets.slice(0, widgets[0] && isBar(widgets[0]) ? 1 : 0);
  const isMarked = (widget: Widget): boolean => marked.some((mark) => holds(widget, mark));
  const [from, to] = rangeOf(widgets, isMarked);
  const above = widgets.slice(from, to + 1);
  if (above.length > MAX_ABOVE_KEYS) return undefined;
  return {end: from === bar.length ? 'head' : 'middle', widgets: [...bar, ...above]};
}
