import type {Locale} from '../../site/locales';
import {escapeHtml} from '../../lib/text';
import type {Mark} from './mark';
import {kinds, type WidgetKind} from './kinds';
import type {Key, Widget} from './schema';

export interface DrawContext {
  readonly words: (key: Key) => string;
  readonly iconUrl: string;
  readonly locale: Locale;
  readonly marks: readonly Mark[];
  /** Where the last mark leads. */
  readonly href?: string | undefined;
  /** In practice, where each mark is a button: the text typed so far, by field, and the keys of what was done. */
  readonly done?: ReadonlyMap<Key, Key | undefined>;
}

/** A bar instead of a text that only the app or somebody else knows. */
const BAR = '<var></var>';

/** Draws widgets of one picture as HTML. */
export function createDrawing({words, iconUrl, locale, marks, href, done}: DrawContext) {
  const keysInPicture = new Set<Key>();
  /** A word of the app. An address may break only after its @. The space keeps the words apart without CSS. */
  const word = (key: Key | null | undefined): string => {
    if (!key) return '';
    keysInPicture.add(key);
    return `${escapeHtml(words(key)).replace('@', '@<wbr>')} `;
  };
  const icon = (name: string, className = 'icon'): string =>
    `<svg class="${className}"><use href="${escapeHtml(iconUrl)}#${name}"/></svg>`;
  /** The keyboard that the phone opens at a field: letters, or only digits. */
  const keysFor = (field: Widget | undefined): string =>
    field?.digits ? 'keys-digits' : locale === 'es' ? 'keys-es' : 'keys';
  const markOn = (widget: Widget, slot: Mark['slot'] = 'widget'): Mark | undefined =>
    marks.find((mark) => mark.widget === widget && mark.slot === slot);

  /** The tag of a marked element, with its attributes: a button in practice, otherwise a link if it is the last mark. */
  function tagOf(mark: Mark | undefined): string | undefined {
    if (!mark) return undefined;
    if (done) {
      const {act, slot, widget} = mark;
      const value = mark.value ?? widget.typed ?? widget.value;
      const dataValue = act === 'type' && value ? ` data-value="${escapeHtml(words(value))}"` : '';
      const keys = act === 'type' ? ` data-keys="${keysFor(widget)}"` : '';
      const {isChosen, act: usualAct} = kinds[widget.kind];
      const isChoice = isChosen && usualAct === 'tap' && slot === 'widget';
      // A button with a sign instead of a word needs a name.
      const isSign = widget.kind === 'step' || widget.kind === 'bar';
      const name = isSign && act === 'tap' ? ` aria-label="${escapeHtml(words(mark.key))}"` : '';
      return `button data-mark="${marks.indexOf(mark)}"${dataValue}${keys}${name}${isChoice ? ' aria-pressed="false"' : ''}`;
    }
    return href !== undefined && mark === marks.at(-1) ? `a href="${escapeHtml(href)}" tabindex="-1"` : undefined;
  }

  function element(usualTag: string, classes: readonly string[], content: string, mark: Mark | undefined): string {
    const names = [...classes, ...(mark ? [mark.act] : [])].map((name) => `phone__${name}`).join(' ');
    const numberedContent = mark?.number ? `${content}<i class="phone__dot">${mark.number}</i> ` : content;
    const tag = tagOf(mark) ?? usualTag;
    return `<${tag}${names && ` class="${names}"`}>${numberedContent}</${tag.split(' ')[0]}>`;
  }

  function box(widget: Widget, content: string, ...classes: readonly string[]): string {
    const states = (['danger', 'plain', 'on'] as const).filter((state) => widget[state] === true);
    return element('div', [...(classes.length ? classes : [widget.kind]), ...states], content, markOn(widget));
  }

  const small = (mark: Mark | undefined, content: string, ...classes: readonly string[]): string =>
    element('u', tagOf(mark) ? ['small', ...classes] : classes, content, mark);
  const action = (widget: Widget): string =>
    widget.action === undefined ? '' : small(markOn(widget, 'action'), word(widget.action));
  const name = (widget: Widget): string => word(widget.shown ?? widget.key);
  const note = ({note: key}: Widget, tag = 'small'): string =>
    key === undefined ? '' : `<${tag}>${word(key)}</${tag}>`;
  /** In practice, what was typed last in the field of this name, on this screen or one before. */
  const value = (widget: Widget, tag = ''): string => {
    const {key = '', value: usualValue, after} = widget;
    const currentValue = (done ? done.get(key) : markOn(widget)?.value) ?? usualValue;
    return !currentValue || (after && done?.has(after) === false)
      ? BAR
      : tag
        ? `<${tag}>${word(currentValue)}</${tag}>`
        : word(currentValue);
  };
  const entry = (widget: Widget): string =>
    `<b>${done?.has(widget.after ?? widget.key ?? '') === false ? '' : value(widget)}</b>`;

  /** The picture at the start of a row: an icon, or the first letter of the name. */
  const picture = (widget: Widget): string =>
    `<em>${widget.icon ? icon(widget.icon) : escapeHtml(words(widget.key ?? '').charAt(0))}</em> `;

  /** The hint below a box: in a picture, when this widget alone is marked. */
  function below(widget: Widget): string {
    const isAlone = done !== undefined || (marks.length === 1 && marks[0]?.widget === widget);
    return isAlone && widget.hint !== undefined ? `<div class="phone__hint">${word(widget.hint)}</div>` : '';
  }

  const nameOnly = (widget: Widget): string => box(widget, name(widget) + note(widget));
  const container = (widget: Widget): string => box(widget, (widget.items ?? []).map(draw).join(''));
  const bar = (widget: Widget): string => {
    const mark = markOn(widget, 'action');
    const back = widget.action === undefined ? '' : mark ? small(mark, icon('back')) : icon('back');
    return box(widget, `${back}<b>${name(widget)}</b>`, 'bar');
  };
  const choice = (widget: Widget): string => {
    const price = widget.value === undefined ? '' : value(widget, 'b');
    return box(widget, `<span>${name(widget)}${note(widget)}</span>${price}`) + below(widget);
  };
  const field = (widget: Widget): string => {
    const classes = widget.kind === 'choose' ? ['field', 'choose'] : ['field'];
    const content = `<span>${name(widget)}${entry(widget)}</span>${note(widget)}`;
    return box(widget, content + action(widget), ...classes) + below(widget);
  };
  const item = (widget: Widget): string => {
    const counter = (widget.items ?? []).map((each, index) =>
      each.kind === 'step' ? small(markOn(each), index ? '+' : '−', 'count') : box(each, `<b>${name(each)}</b>`),
    );
    const amount = widget.value ? value(widget, 'small') + note(widget, 'b') : note(widget, 'b') + BAR;
    const texts = name(widget) + amount;
    return box(widget, `${picture(widget)}<span>${texts}</span>${counter.join('')}${action(widget)}`, 'row');
  };
  /** The states of an order: passed, present and still to come. */
  const tracking = (widget: Widget): string => {
    const stages = widget.items ?? [];
    const currentIndex = stages.findIndex((each) => each.on);
    const when = (index: number) => (index === currentIndex ? 'here' : index > currentIndex ? 'next' : 'past');
    return box(widget, stages.map((each, index) => element('span', [when(index)], name(each), markOn(each))).join(''));
  };
  const filters = (widget: Widget): string =>
    box(widget, (widget.items ?? []).map((each) => small(markOn(each), name(each))).join(''));
  const sign = (start: string) => (widget: Widget) =>
    box(widget, `${start}<b>${name(widget)}</b>${word(widget.value)}`);
  const withIcon = (widget: Widget): string =>
    box(widget, `${widget.icon ? icon(widget.icon) : ''}<span>${name(widget)}${note(widget)}</span>`);

  /** Kinds that need more than a label. */
  const renderers: Partial<Record<WidgetKind, (widget: Widget) => string>> = {
    bar,
    tabBar: bar,
    brand: sign(icon('brand')),
    check: choice,
    choose: field,
    done: sign(icon('way')),
    field,
    filters,
    heading: (widget) => box(widget, `<b>${name(widget)}</b>${note(widget)}${action(widget)}`),
    item,
    line: (widget) => box(widget, `<span>${name(widget)}</span>${value(widget, 'b')}`),
    lines: (widget) => box(widget, BAR.repeat(3)),
    option: choice,
    person: item,
    photo: (widget) =>
      box(widget, `${picture(widget)}<span><b>${name(widget)}</b>${word(widget.value)}${action(widget)}</span>`),
    row: (widget) =>
      box(widget, `<span><small>${name(widget)}</small>${value(widget)}</span>${action(widget)}`) + below(widget),
    search: (widget) => {
      const isTyped = markOn(widget)?.act === 'type' || done?.has(widget.key ?? '');
      return box(widget, icon('search') + (isTyped ? entry(widget) : name(widget)));
    },
    tab: withIcon,
    tabs: container,
    tile: withIcon,
    tiles: container,
    toggle: choice,
    tracking,
    wait: sign('<i></i>'),
  };

  function draw(widget: Widget): string {
    return (renderers[widget.kind] ?? nameOnly)(widget);
  }

  return {
    draw,
    /** The keys of the words in the picture. */
    keysInPicture,
    /** The message that appears for a moment at the foot. */
    toast: (key: Key): string => `<div class="phone__toast">${icon('check')}${word(key)}</div>`,
    /** The keyboard for the field with the caret. */
    keyboard: (): string => icon(keysFor(marks.filter(({act}) => act === 'type').at(-1)?.widget), 'phone__keys'),
  };
}
