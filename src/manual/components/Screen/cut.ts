import {withInner} from './keys';
import type {WidgetKind, Widget} from './widgets';

/** How a picture is cut: `head` shows the upper end of the phone, `foot` the lower end, `middle` a scrolled screen. */
export interface Cut {
  readonly end: 'head' | 'middle' | 'foot';
  readonly widgets: readonly Widget[];
}

/** Rough heights in pixels; only their sums matter, to keep pictures about as tall as each other. */
const HEIGHTS: Partial<Record<WidgetKind, number>> = {
  bar: 40,
  brand: 112,
  check: 48,
  done: 104,
  go: 44,
  heading: 30,
  line: 40,
  lines: 60,
  link: 34,
  messages: 150,
  option: 46,
  receipt: 170,
  state: 44,
  tabs: 60,
  text: 46,
  tiles: 190,
  tracking: 130,
};
const DEFAULT_HEIGHT = 56;
const MAX_HEIGHT = 262;
const MAX_WIDGETS = 5;

const heightOf = (widget: Widget): number => HEIGHTS[widget.kind] ?? DEFAULT_HEIGHT;
const fits = (widgets: readonly Widget[]): boolean =>
  widgets.length <= MAX_WIDGETS && widgets.reduce((sum, widget) => sum + heightOf(widget), 0) <= MAX_HEIGHT;

const AT_THE_FOOT: readonly WidgetKind[] = ['button', 'tabs', 'link'];

/** As many widgets from the start as there is room for. */
function fromStart(widgets: readonly Widget[]): readonly Widget[] {
  let count = widgets.length;
  while (count > 1 && !fits(widgets.slice(0, count))) count--;
  return widgets.slice(0, count);
}

const fromEnd = (widgets: readonly Widget[]): readonly Widget[] => [...fromStart([...widgets].reverse())].reverse();

/**
 * Cuts a screen to where the eye must go. `focus` is the widget to look at; `undefined` means the beginning.
 * The bar counts among the widgets at the head and is left out at the foot.
 */
export function cut(widgets: readonly Widget[], focus: Widget | undefined): Cut {
  const [first] = widgets;
  const bar = first?.kind === 'bar' ? [first] : [];
  const body = widgets.slice(bar.length);
  const at = focus ? body.findIndex((widget) => withInner(widget).includes(focus)) : -1;
  const head = fromStart(body);
  if (!focus || at < 0) return {end: 'head', widgets: [...bar, ...head]};

  const foot = fromEnd(body);
  // A heading is looked at for what stands under it.
  const seen = focus.kind === 'heading' && focus.action === undefined ? at + 2 : at;
  const inHead = seen < head.length || head.length === body.length;
  // A marked widget right at the cut would look like the beginning of the screen.
  const inFoot = foot.length === body.length || at > body.length - foot.length;
  const low = AT_THE_FOOT.includes(focus.kind) || body[at]?.kind === 'tabs' ? at > 0 : at > 1 && at >= body.length / 2;
  if (inFoot && (low || !inHead)) return {end: 'foot', widgets: foot};
  if (inHead) return {end: 'head', widgets: [...bar, ...head]};
  return {end: 'middle', widgets: [...bar, ...fromStart(body.slice(at - 1))]};
}

/** The lower end of a screen, where a message appears. */
export const cutToFoot = (widgets: readonly Widget[]): Cut => ({
  end: 'foot',
  widgets: fromEnd(widgets.filter((widget) => widget.kind !== 'bar')).slice(-3),
});
