import {withInner} from './keys';
import type {WidgetKind, Widget} from './widgets';

/** How a picture is cropped: `head` shows the upper end of the phone, `foot` the lower end, `middle` a scrolled screen. */
export interface Crop {
  readonly end: 'head' | 'middle' | 'foot';
  readonly widgets: readonly Widget[];
}

/** Rough heights in pixels; only their sums matter, to keep pictures about as tall as each other. */
const HEIGHTS: Partial<Record<WidgetKind, number>> = {
  brand: 92,
  button: 44,
  check: 40,
  done: 84,
  filters: 30,
  go: 36,
  heading: 22,
  line: 34,
  lines: 40,
  link: 30,
  messages: 104,
  option: 36,
  receipt: 84,
  search: 42,
  state: 28,
  stage: 32,
  tabs: 56,
  text: 38,
  tiles: 96,
  toggle: 36,
};
const DEFAULT_HEIGHT = 54;
const GAP = 8;
const MAX_HEIGHT = 150;
/** What the bar takes away, where a picture shows it. */
const BAR_HEIGHT = 34;
const MAX_WIDGETS = 4;
/** Above a keyboard there is room for so many fields. */
const MAX_ABOVE_KEYS = 3;

const STACKS: ReadonlySet<WidgetKind> = new Set(['group', 'tracking']);
const heightOf = (widget: Widget): number =>
  STACKS.has(widget.kind) ? sumOf(widget.items ?? []) : (HEIGHTS[widget.kind] ?? DEFAULT_HEIGHT);
const sumOf = (widgets: readonly Widget[]): number =>
  widgets.reduce((sum, widget) => sum + heightOf(widget) + GAP, -GAP);
const fits = (widgets: readonly Widget[], maxHeight = MAX_HEIGHT): boolean =>
  widgets.length <= MAX_WIDGETS && sumOf(widgets) <= maxHeight;

/** As many widgets as there is room for, counted from the start; `minCount` of them in any case. */
function asManyAsFit(widgets: readonly Widget[], maxHeight = MAX_HEIGHT, minCount = 1): readonly Widget[] {
  let count = widgets.length;
  while (count > minCount && !fits(widgets.slice(0, count), maxHeight)) count--;
  return widgets.slice(0, count);
}

const fromEnd = (widgets: readonly Widget[]): readonly Widget[] => [...asManyAsFit([...widgets].reverse())].reverse();

const AT_THE_FOOT: ReadonlySet<WidgetKind> = new Set(['button', 'link', 'tabs']);

/** Whether a widget is or contains another one: in its tiles, its tabs, the part under its heading. */
const holds = (widget: Widget, inner: Widget): boolean =>
  widget === inner || withInner(widget).some((each) => each === inner || (each.items ?? []).includes(inner));

/** The bar at the top, with or without an arrow back. */
export const isBar = ({kind}: Widget): boolean => kind === 'bar' || kind === 'tabBar';

/**
 * Cuts a screen to its marked widgets; none means the beginning.
 * The bar stays at the head and is left out at the foot.
 */
export function crop(widgets: readonly Widget[], marked: readonly Widget[]): Crop {
  const [first] = widgets;
  const bar = first && isBar(first) ? [first] : [];
  const body = widgets.slice(bar.length);
  const indexes = marked.map((mark) => body.findIndex((widget) => holds(widget, mark))).filter((index) => index >= 0);
  if (indexes.length === 0) return {end: 'head', widgets: [...bar, ...asManyAsFit(body)]};

  const maxHeight = MAX_HEIGHT - BAR_HEIGHT * bar.length;
  const head = asManyAsFit(body, maxHeight);
  const from = Math.min(...indexes);
  const to = Math.max(...indexes);
  const foot = fromEnd(body);
  const inHead = to < head.length;
  // A marked widget right at the edge would look like the beginning of the screen.
  const inFoot = foot.length === body.length || from > body.length - foot.length;
  const low = AT_THE_FOOT.has(body[from]?.kind ?? 'text') ? from > 0 : from > 1 && from >= body.length / 2;
  if (inFoot && (low || !inHead)) return {end: 'foot', widgets: foot};
  const shown = leaveOut(body.slice(0, to + 1), from, marked);
  if (inHead || from === 0)
    return {end: 'head', widgets: [...bar, ...asManyAsFit([...shown, ...body.slice(to + 1)], maxHeight, shown.length)]};
  const start = fits(shown.slice(from - 1), maxHeight) ? from - 1 : from;
  return {
    end: 'middle',
    widgets: [...bar, ...asManyAsFit([...shown.slice(start), ...body.slice(to + 1)], maxHeight, shown.length - start)],
  };
}

/** Replaces the widgets between two marked ones by a gap when they do not fit. */
function leaveOut(widgets: readonly Widget[], from: number, marked: readonly Widget[]): readonly Widget[] {
  if (fits(widgets.slice(from))) return widgets;
  return widgets.flatMap((widget, index): readonly Widget[] => {
    const isLeftOut = (at: number): boolean => {
      const each = widgets[at];
      return at > from && each !== undefined && !marked.some((mark) => holds(each, mark));
    };
    if (!isLeftOut(index)) return [widget];
    return isLeftOut(index - 1) ? [] : [{kind: 'gap'}];
  });
}

/** A screen scrolled so that the fields stand right above the keyboard, or as without one when they are too many. */
export function cropAboveKeys(widgets: readonly Widget[], fields: readonly Widget[]): Crop & {readonly keys: boolean} {
  const bar = widgets.slice(0, widgets[0] && isBar(widgets[0]) ? 1 : 0);
  const indexes = fields.map((field) => widgets.findIndex((widget) => holds(widget, field)));
  const from = Math.min(...indexes);
  const above = widgets.slice(from, Math.max(...indexes) + 1);
  if (above.length > MAX_ABOVE_KEYS) return {...crop(widgets, fields), keys: false};
  return {end: from === bar.length ? 'head' : 'middle', widgets: [...bar, ...above], keys: true};
}

/** The lower end of a screen, where a message appears. */
export const cropToFoot = (widgets: readonly Widget[]): Crop => ({
  end: 'foot',
  widgets: fromEnd(widgets.filter((widget) => !isBar(widget))).slice(-2),
});
