import {escapeHtml} from '../../../utils/escapeHtml';
import type {Mark, NumberedMark} from './mark';
import {REQUIRED, type Icon, type Key, type Widget} from './widgets';

// The elements that pictures of widgets are made of, as HTML.

/** The parts of a picture that its widgets are drawn with. */
export interface DrawContext {
  readonly words: (key: Key) => string;
  readonly iconUrl: string;
  readonly marks: readonly NumberedMark[];
  readonly error?: Key | undefined;
  readonly errorUnder?: Widget | undefined;
  /** Where the control that is tapped leads. */
  readonly href?: string | undefined;
}

/** A bar instead of text: what only the app or somebody else knows. */
export const BAR = '<s></s>';
/** A word of the app; an address may break after its @, nowhere else. */
export const word = (context: DrawContext, key: Key | undefined): string =>
  key === undefined ? '' : escapeHtml(context.words(key)).replace('@', '@<wbr>');
/** An icon of the sprite. */
export const icon = (context: DrawContext, name: Icon | 'brand' | 'back' | 'check' | 'search' | 'way'): string =>
  `<svg class="icon"><use href="${escapeHtml(context.iconUrl)}#${name}"/></svg>`;

/** The mark on a widget, or on the small control inside it. */
export const markOn = (context: DrawContext, widget: Widget, slot: Mark['slot'] = 'widget'): NumberedMark | undefined =>
  context.marks.find((mark) => mark.widget === widget && mark.slot === slot);
/** Whether a widget is marked to be tapped: it is drawn as it looks afterwards. */
export const isTapped = (context: DrawContext, widget: Widget): boolean => markOn(context, widget)?.act === 'tap';

/** The sign beside a marked control: its number, a dot without a number for the only tap, a bracket for what to look at. */
export function sign({act, number}: NumberedMark): string {
  const dot = number === '' && act !== 'tap' ? '' : `<i class="phone__dot">${number}</i>`;
  return act === 'look' ? `<i class="phone__bracket"></i>${dot}` : dot;
}

/** A box of a widget, with its mark. */
export function box(context: DrawContext, widget: Widget, inner: string, className: string = widget.kind): string {
  const mark = markOn(context, widget);
  const tone = widget.danger ? ' phone__danger' : '';
  const classes = `phone__${className}${tone}${mark ? ` phone__${mark.act}` : ''}`;
  const content = `${inner}${mark ? sign(mark) : ''}`;
  if (mark?.act === 'tap' && context.href !== undefined)
    return `<a ${linkTo(context.href)} class="${classes}">${content}</a>`;
  if (mark?.act === 'type')
    return `<label class="${classes}"><input type="checkbox" tabindex="-1">${content}${linkOnField(context, mark)}</label>`;
  return `<div class="${classes}">${content}</div>`;
}

const linkTo = (href: string): string => `href="${escapeHtml(href)}" tabindex="-1"`;

/** Where nothing is tapped, the last field leads on once it is filled: its checkbox is checked. */
function linkOnField({href, marks}: DrawContext, mark: NumberedMark): string {
  if (href === undefined || mark !== marks.at(-1)) return '';
  return `<a ${linkTo(href)} class="phone__next"></a>`;
}

/** The small control inside a widget. */
export function action(context: DrawContext, widget: Widget): string {
  if (widget.action === undefined) return '';
  const mark = markOn(context, widget, 'action');
  return small(context, mark, word(context, mark?.key === widget.actionAfter ? widget.actionAfter : widget.action));
}

// The texts of a widget: its note, its name and its value, or a bar where the value is unknown.
export const note = (context: DrawContext, widget: Widget): string =>
  widget.note === undefined ? '' : `<small>${word(context, widget.note)}</small>`;
export const name = (context: DrawContext, widget: Widget): string => word(context, widget.shown ?? widget.key);
export const valueOrBar = (context: DrawContext, widget: Widget): string =>
  widget.value === undefined ? BAR : word(context, widget.value);
/** The value of a field; empty where the error is that it is missing. */
export const typed = (context: DrawContext, widget: Widget): string =>
  context.errorUnder === widget && context.error === REQUIRED ? '' : valueOrBar(context, widget);

/** The error or, when this widget alone is marked, the hint: below its box. */
export function below(context: DrawContext, widget: Widget): string {
  if (context.errorUnder === widget) return `<div class="phone__error">${word(context, context.error)}</div>`;
  return widget.hint !== undefined && context.marks.length === 1 && context.marks[0]?.widget === widget
    ? `<div class="phone__hint">${word(context, widget.hint)}</div>`
    : '';
}

/** The inner widgets of a widget, each drawn by `render`. */
export const inner = (
  context: DrawContext,
  widget: Widget,
  render: (context: DrawContext, each: Widget, index: number) => string,
): string => (widget.items ?? []).map((each, index) => render(context, each, index)).join('');

/** A small control, with its mark. */
export function small({href}: DrawContext, mark: NumberedMark | undefined, word: string, className?: string): string {
  const isLink = mark?.act === 'tap' && href !== undefined;
  const classes = [isLink ? 'small' : undefined, className, mark?.act]
    .flatMap((each) => (each === undefined ? [] : [`phone__${each}`]))
    .join(' ');
  const content = `${word}${mark ? sign(mark) : ''}`;
  return isLink
    ? `<a ${linkTo(href)} class="${classes}">${content}</a>`
    : `<u${classes && ` class="${classes}"`}>${content}</u>`;
}

/** The picture at the start of a row: an icon, or the first letter of the name. */
export const picture = (context: DrawContext, widget: Widget): string =>
  `<em>${widget.icon ? icon(context, widget.icon) : escapeHtml(context.words(widget.key ?? '').charAt(0))}</em>`;

const STEP_SIGNS = ['−', '+'];
/** The small buttons that change the number of a product: only screen readers use their names. */
export const counter = (context: DrawContext, widget: Widget): string =>
  inner(context, widget, (_, each, index) => small(context, markOn(context, each), STEP_SIGNS[index] ?? '', 'count'));

/** The state of a row: for sale, expired, in preparation. */
export const state = (context: DrawContext, widget: Widget): string =>
  widget.note === undefined ? '' : `<b>${word(context, widget.note)}</b>`;
