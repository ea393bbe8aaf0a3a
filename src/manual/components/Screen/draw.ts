import {
  BAR,
  word,
  icon,
  markOn,
  isTapped,
  box,
  action,
  note,
  name,
  valueOrBar,
  typed,
  below,
  inner,
  sign,
  small,
  picture,
  counter,
  state,
  type DrawContext,
} from './elements';
import type {Key, Widget, WidgetKind} from './widgets';

/** A row of a list with its picture; a bar stands for a missing value. */
const itemRow = (context: DrawContext, widget: Widget): string => {
  const known = widget.value === undefined ? '' : `<small>${word(context, widget.value)}</small>`;
  const rest = widget.value === undefined ? BAR : '';
  return `${picture(context, widget)}<span>${name(context, widget)}${known}${state(context, widget)}${rest}</span>${counter(context, widget)}${action(context, widget)}`;
};

/** A label over its value. */
const pair = (context: DrawContext, widget: Widget): string =>
  `<span><small>${name(context, widget)}</small>${valueOrBar(context, widget)}</span>${action(context, widget)}`;

const choice = (context: DrawContext, widget: Widget): string =>
  box(
    context,
    widget,
    `<span>${name(context, widget)}${note(context, widget)}</span>${widget.value === undefined ? '' : `<b>${word(context, widget.value)}</b>`}`,
    widget.on || isTapped(context, widget) ? `${widget.kind} phone__on` : widget.kind,
  ) + below(context, widget);

const nameOnly = (context: DrawContext, widget: Widget): string => box(context, widget, name(context, widget));

/** The states of an order: passed, present and still to come. */
function stages(context: DrawContext, widget: Widget): string {
  const here = (widget.items ?? []).findIndex((each) => each.on);
  return inner(context, widget, (_, each, index) => {
    const when = index === here ? 'here' : index > here ? 'next' : 'past';
    const mark = markOn(context, each);
    return `<span class="phone__${when}${mark ? ` phone__${mark.act}` : ''}">${word(context, each.key)}${mark ? sign(mark) : ''}</span>`;
  });
}

const field = (context: DrawContext, widget: Widget): string =>
  box(
    context,
    widget,
    `<span>${name(context, widget)}<b>${typed(context, widget)}</b></span>${note(context, widget)}${action(context, widget)}`,
    widget.kind === 'choose' ? 'field phone__choose' : widget.kind,
  ) + below(context, widget);

const drawBar = (context: DrawContext, widget: Widget): string => {
  const arrow = icon(context, 'back');
  const mark = markOn(context, widget, 'action');
  const back = mark ? small(context, mark, arrow) : arrow;
  return box(context, widget, `${widget.action === undefined ? '' : back}<b>${name(context, widget)}</b>`, 'bar');
};

const RENDERERS: Record<WidgetKind, (context: DrawContext, widget: Widget) => string> = {
  bar: drawBar,
  tabBar: drawBar,
  brand: (context, widget) =>
    box(context, widget, `${icon(context, 'brand')}<b>${name(context, widget)}</b>${word(context, widget.value)}`),
  button: (context, widget) => box(context, widget, `${name(context, widget)}${note(context, widget)}`),
  check: choice,
  choose: field,
  done: (context, widget) => box(context, widget, `${icon(context, 'way')}<b>${name(context, widget)}</b>`),
  error: nameOnly,
  field,
  filters: (context, widget) =>
    box(
      context,
      widget,
      inner(context, widget, (_, each) => small(context, markOn(context, each), name(context, each))),
    ),
  gap: (context, widget) => box(context, widget, ''),
  go: nameOnly,
  group: (context, widget) => box(context, widget, inner(context, widget, drawWidget)),
  heading: (context, widget) =>
    box(context, widget, `<b>${name(context, widget)}</b>${note(context, widget)}${action(context, widget)}`),
  item: (context, widget) => box(context, widget, itemRow(context, widget), 'row'),
  line: (context, widget) =>
    box(
      context,
      widget,
      `<span>${name(context, widget)}</span>${widget.value === undefined ? BAR : `<b>${word(context, widget.value)}</b>`}`,
    ),
  lines: (context, widget) => box(context, widget, BAR.repeat(3)),
  link: (context, widget) => box(context, widget, `<u>${name(context, widget)}</u>`),
  messages: (context, widget) => box(context, widget, `<span>${BAR.repeat(2)}</span><span>${BAR.repeat(3)}</span>`),
  option: choice,
  person: (context, widget) =>
    box(
      context,
      widget,
      `${picture(context, widget)}<span>${name(context, widget)}${state(context, widget) || `<small>${valueOrBar(context, widget)}</small>`}</span>${action(context, widget)}`,
      'row',
    ),
  photo: (context, widget) =>
    box(
      context,
      widget,
      `${picture(context, widget)}<span><b>${name(context, widget)}</b>${word(context, widget.value)}${action(context, widget)}</span>`,
    ),
  receipt: (context, widget) => box(context, widget, `${icon(context, 'brand')}${BAR.repeat(3)}`),
  row: (context, widget) => box(context, widget, pair(context, widget)) + below(context, widget),
  search: (context, widget) => {
    const words = markOn(context, widget)?.act === 'type' ? `<b>${typed(context, widget)}</b>` : name(context, widget);
    return box(context, widget, `${icon(context, 'search')}${words}`);
  },
  state: nameOnly,
  stage: nameOnly,
  step: nameOnly,
  tab: (context, widget) =>
    box(
      context,
      widget,
      `${widget.icon ? icon(context, widget.icon) : ''}<span>${name(context, widget)}</span>`,
      widget.on ? 'tab phone__on' : 'tab',
    ),
  tabs: (context, widget) => box(context, widget, inner(context, widget, drawWidget)),
  text: nameOnly,
  tile: (context, widget) =>
    box(
      context,
      widget,
      `${widget.icon ? icon(context, widget.icon) : ''}<span>${name(context, widget)}${note(context, widget)}</span>`,
    ),
  tiles: (context, widget) => box(context, widget, inner(context, widget, drawWidget)),
  toggle: choice,
  tracking: (context, widget) => box(context, widget, stages(context, widget)),
  wait: (context, widget) =>
    box(context, widget, `<i></i><b>${name(context, widget)}</b>${word(context, widget.value)}`),
};

/** One widget of the phone as HTML. */
export const drawWidget = (context: DrawContext, widget: Widget): string => RENDERERS[widget.kind](context, widget);

/** The message that appears for a moment at the foot. */
export const drawToast = (context: DrawContext, toast: Key): string =>
  `<div class="phone__toast">${icon(context, 'check')}${word(context, toast)}</div>`;

/** The keyboard that the phone opens: letters, or only digits. */
export const drawKeys = ({marks}: DrawContext): string =>
  `<div class="phone__keys${marks.some(({widget}) => widget.digits) ? ' phone__digits' : ''}"></div>`;

/** A dialog over the screen, whose own widgets are only hinted at. */
export const drawDialog = (context: DrawContext, widgets: readonly Widget[]): string =>
  `${BAR}<div class="phone__dialog">${widgets.map((widget) => drawWidget(context, widget)).join('')}</div>`;
