import {escapeHtml} from '../../../site-model/escapeHtml';
import type {Mark, NumberedMark} from './mark';
import {REQUIRED, type Icon, type Key, type WidgetKind, type Widget} from './widgets';

/** What drawing needs to know about the whole picture. */
export interface DrawContext {
  readonly words: (key: Key) => string;
  readonly iconUrl: string;
  readonly marks: readonly NumberedMark[];
  readonly error?: Key | undefined;
  readonly errorUnder?: Widget | undefined;
}

const BAR = '<s></s>';
/** A word of the app; an address may break after its @, nowhere else. */
const word = (context: DrawContext, key: Key | undefined): string =>
  key === undefined ? '' : escapeHtml(context.words(key)).replace('@', '@<wbr>');
const icon = (context: DrawContext, name: Icon | 'back' | 'check' | 'search' | 'way'): string =>
  `<svg class="icon"><use href="${escapeHtml(context.iconUrl)}#${name}"/></svg>`;

const markOn = (context: DrawContext, widget: Widget, slot: Mark['slot'] = 'widget'): NumberedMark | undefined =>
  context.marks.find((mark) => mark.widget === widget && mark.slot === slot);
const isTapped = (context: DrawContext, widget: Widget): boolean => markOn(context, widget)?.act === 'tap';

/** What stands beside a marked control: its number, a bare dot where something is tapped, a bracket where the reader must look. */
function sign({act, number}: NumberedMark): string {
  const dot = number === '' && act !== 'tap' ? '' : `<i class="phone__dot">${number}</i>`;
  return act === 'look' ? `<i class="phone__bracket"></i>${dot}` : dot;
}

/** A box of a widget, with its mark. */
function box(context: DrawContext, widget: Widget, inner: string, className: string = widget.kind): string {
  const mark = markOn(context, widget);
  const tone = widget.tone ? ` phone__${widget.tone}` : '';
  return `<div class="phone__${className}${tone}${mark ? ` phone__${mark.act}` : ''}">${inner}${mark ? sign(mark) : ''}</div>`;
}

/** The small control inside a widget. */
function action(context: DrawContext, widget: Widget): string {
  if (widget.action === undefined) return '';
  const mark = markOn(context, widget, 'action');
  return small(mark, word(context, mark?.key === widget.actionAfter ? widget.actionAfter : widget.action));
}

const note = (context: DrawContext, widget: Widget): string =>
  widget.note === undefined ? '' : `<small>${word(context, widget.note)}</small>`;
const name = (context: DrawContext, widget: Widget): string => word(context, widget.shown ?? widget.key);
const valueOrBar = (context: DrawContext, widget: Widget): string =>
  widget.value === undefined ? BAR : word(context, widget.value);
/** A field that misses its value is empty. */
const typed = (context: DrawContext, widget: Widget): string =>
  context.errorUnder === widget && context.error === REQUIRED ? '' : valueOrBar(context, widget);

/** The error or, when this widget alone is marked, the hint: below its box. */
function below(context: DrawContext, widget: Widget): string {
  if (context.errorUnder === widget) return `<div class="phone__error">${word(context, context.error)}</div>`;
  return widget.hint !== undefined && context.marks.length === 1 && context.marks[0]?.widget === widget
    ? `<div class="phone__hint">${word(context, widget.hint)}</div>`
    : '';
}

const inner = (
  context: DrawContext,
  widget: Widget,
  render: (context: DrawContext, each: Widget, index: number) => string,
): string => (widget.widgets ?? []).map((each, index) => render(context, each, index)).join('');

/** A small control, with its mark. */
function small(mark: NumberedMark | undefined, word: string, className?: string): string {
  const classes = [className, mark?.act].flatMap((each) => (each === undefined ? [] : [`phone__${each}`])).join(' ');
  return `<u${classes && ` class="${classes}"`}>${word}${mark ? sign(mark) : ''}</u>`;
}

/** A picture for a person or a thing at the start of a row: an icon, or the first letter of the name. */
const picture = (context: DrawContext, widget: Widget): string =>
  `<em>${widget.icon ? icon(context, widget.icon) : escapeHtml(context.words(widget.key ?? '').charAt(0))}</em>`;

/** The small buttons that count a product: their names are only read aloud. */
const STEP_SIGNS = ['−', '+'];
const counter = (context: DrawContext, widget: Widget): string =>
  inner(context, widget, (_, each, index) => small(markOn(context, each), STEP_SIGNS[index] ?? '', 'count'));

/** What a row says about its thing: for sale, expired, in preparation. */
const state = (context: DrawContext, widget: Widget): string =>
  widget.note === undefined ? '' : `<b>${word(context, widget.note)}</b>`;

/** A row of a thing with its sign; what is not known about it comes last. */
const thing = (context: DrawContext, widget: Widget): string => {
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

const plain = (context: DrawContext, widget: Widget): string => box(context, widget, name(context, widget));

/** The states of an order: passed, present and still to come. */
function stages(context: DrawContext, widget: Widget): string {
  const here = (widget.widgets ?? []).findIndex((each) => each.on);
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

const RENDERERS: Record<WidgetKind, (context: DrawContext, widget: Widget) => string> = {
  bar: (context, widget) => {
    const arrow = icon(context, 'back');
    const mark = markOn(context, widget, 'action');
    const back = mark ? small(mark, arrow) : arrow;
    return box(context, widget, `${widget.action === undefined ? '' : back}<b>${name(context, widget)}</b>`);
  },
  brand: (context, widget) =>
    box(context, widget, `${icon(context, 'brand')}<b>${name(context, widget)}</b>${word(context, widget.value)}`),
  button: (context, widget) => box(context, widget, `${name(context, widget)}${note(context, widget)}`),
  check: choice,
  choose: field,
  done: (context, widget) => box(context, widget, `${icon(context, 'way')}<b>${name(context, widget)}</b>`),
  error: plain,
  field,
  filters: (context, widget) =>
    box(
      context,
      widget,
      inner(context, widget, (_, each) => small(markOn(context, each), name(context, each))),
    ),
  gap: (context, widget) => box(context, widget, ''),
  go: plain,
  group: (context, widget) => box(context, widget, inner(context, widget, drawWidget)),
  heading: (context, widget) =>
    box(context, widget, `<b>${name(context, widget)}</b>${note(context, widget)}${action(context, widget)}`),
  item: (context, widget) => box(context, widget, thing(context, widget), 'row'),
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
  state: plain,
  stage: plain,
  step: plain,
  tab: (context, widget) =>
    box(
      context,
      widget,
      `${widget.icon ? icon(context, widget.icon) : ''}<span>${name(context, widget)}</span>`,
      widget.on ? 'tab phone__on' : 'tab',
    ),
  tabs: (context, widget) => box(context, widget, inner(context, widget, drawWidget)),
  text: plain,
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

/** A sheet over the screen, whose own widgets are only hinted at. */
export const drawSheet = (context: DrawContext, widgets: readonly Widget[]): string =>
  `${BAR}<div class="phone__sheet">${widgets.map((widget) => drawWidget(context, widget)).join('')}</div>`;
