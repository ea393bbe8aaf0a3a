import type {Mark} from './mark';
import type {Icon, Key, Kind, Part} from './parts';

/** What drawing needs to know about the whole picture. */
export interface Pen {
  readonly words: (key: Key) => string;
  readonly iconUrl: string;
  readonly mark?: Mark | undefined;
  readonly tap?: Key | undefined;
  readonly step?: number | undefined;
  readonly error?: Key | undefined;
  readonly errorUnder?: Part | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
/** Makes a word safe inside HTML text and attributes. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const BAR = '<s></s>';
/** A word of the app; an address may break after its @, nowhere else. */
const say = (pen: Pen, key: Key | undefined): string =>
  key === undefined ? '' : escape(pen.words(key)).replace('@', '@<wbr>');
const icon = (pen: Pen, name: Icon | 'back' | 'check' | 'search' | 'way'): string =>
  `<svg class="icon"><use href="${escape(pen.iconUrl)}#${name}"/></svg>`;

const isMarked = (pen: Pen, part: Part, slot: Mark['slot'] = 'part'): boolean =>
  pen.mark?.part === part && pen.mark.slot === slot;
const dot = (pen: Pen): string => `<i class="phone__dot">${pen.step ?? ''}</i>`;

/** A box of a part: marked with the topic's colour and the dot when it is the one to touch. */
function box(pen: Pen, part: Part, inner: string, look: string = part.kind): string {
  const marked = isMarked(pen, part);
  return `<div class="phone__${look}${marked ? ' phone__tap' : ''}">${inner}${marked ? dot(pen) : ''}</div>`;
}

/** The small control inside a part. */
function action(pen: Pen, part: Part): string {
  if (part.action === undefined) return '';
  const key = pen.tap === part.actionAfter && part.actionAfter !== undefined ? part.actionAfter : part.action;
  return small(pen, isMarked(pen, part, 'action'), say(pen, key));
}

const note = (pen: Pen, part: Part): string => (part.note === undefined ? '' : `<small>${say(pen, part.note)}</small>`);
const name = (pen: Pen, part: Part): string => say(pen, part.shown ?? part.key);
const valueOrBar = (pen: Pen, part: Part): string => (part.value === undefined ? BAR : say(pen, part.value));

/** The error or, when the eye is on the part, the hint: below its box. */
function below(pen: Pen, part: Part): string {
  if (pen.errorUnder === part) return `<div class="phone__error">${say(pen, pen.error)}</div>`;
  return part.hint !== undefined && isMarked(pen, part) ? `<div class="phone__hint">${say(pen, part.hint)}</div>` : '';
}

const inner = (pen: Pen, part: Part, look: (pen: Pen, each: Part, index: number) => string): string =>
  (part.parts ?? []).map((each, index) => look(pen, each, index)).join('');

/** A small control, marked when it is the one to touch. */
const small = (pen: Pen, marked: boolean, word: string): string =>
  marked ? `<u class="phone__tap">${word}${dot(pen)}</u>` : `<u>${word}</u>`;

/** A sign for a person or a thing at the start of a row: an icon, or the first letter of the name. */
const sign = (pen: Pen, part: Part): string =>
  `<em>${part.icon ? icon(pen, part.icon) : escape(pen.words(part.key ?? '').charAt(0))}</em>`;

/** The small buttons that count a product: their names are only read aloud. */
const STEP_SIGNS = ['−', '+'];
const counter = (pen: Pen, part: Part): string =>
  inner(pen, part, (_, each, index) => small(pen, isMarked(pen, each), STEP_SIGNS[index] ?? ''));

/** What a row says about its thing: for sale, expired, in preparation. */
const state = (pen: Pen, part: Part): string => (part.note === undefined ? '' : `<b>${say(pen, part.note)}</b>`);

/** A row of a thing with its sign; what is not known about it comes last. */
const thing = (pen: Pen, part: Part): string => {
  const known = part.value === undefined ? '' : `<small>${say(pen, part.value)}</small>`;
  const rest = part.value === undefined ? BAR : '';
  return `${sign(pen, part)}<span>${name(pen, part)}${known}${state(pen, part)}${rest}</span>${counter(pen, part)}${action(pen, part)}`;
};

/** A label over its value. */
const pair = (pen: Pen, part: Part): string =>
  `<span><small>${name(pen, part)}</small>${valueOrBar(pen, part)}</span>${action(pen, part)}`;

const choice = (pen: Pen, part: Part): string =>
  box(
    pen,
    part,
    `<span>${name(pen, part)}${note(pen, part)}</span>${part.value === undefined ? '' : `<b>${say(pen, part.value)}</b>`}`,
    part.on || isMarked(pen, part) ? `${part.kind} phone__on` : part.kind,
  ) + below(pen, part);

const plain = (pen: Pen, part: Part): string => box(pen, part, name(pen, part));

/** The states of an order: passed, present and still to come. */
function stations(pen: Pen, part: Part): string {
  const here = (part.parts ?? []).findIndex((each) => each.on);
  return inner(pen, part, (_, each, index) => {
    const when = index === here ? 'here' : index > here ? 'next' : 'past';
    return isMarked(pen, each)
      ? `<span class="phone__${when} phone__tap">${say(pen, each.key)}${dot(pen)}</span>`
      : `<span class="phone__${when}">${say(pen, each.key)}</span>`;
  });
}

const LOOKS: Record<Kind, (pen: Pen, part: Part) => string> = {
  bar: (pen, part) => {
    const arrow = icon(pen, 'back');
    const back = isMarked(pen, part, 'action') ? small(pen, true, arrow) : arrow;
    return box(pen, part, `${part.action === undefined ? '' : back}<b>${name(pen, part)}</b>`);
  },
  brand: (pen, part) => box(pen, part, `${icon(pen, 'brand')}<b>${name(pen, part)}</b>${say(pen, part.value)}`),
  button: (pen, part) => box(pen, part, `${name(pen, part)}${note(pen, part)}`),
  check: choice,
  done: (pen, part) => box(pen, part, `${icon(pen, 'way')}<b>${name(pen, part)}</b>`),
  error: plain,
  field: (pen, part) =>
    box(
      pen,
      part,
      `<span>${name(pen, part)}<b>${valueOrBar(pen, part)}</b></span>${note(pen, part)}${action(pen, part)}`,
    ) + below(pen, part),
  filters: (pen, part) =>
    box(
      pen,
      part,
      inner(pen, part, (_, each) => small(pen, isMarked(pen, each), name(pen, each))),
    ),
  go: plain,
  heading: (pen, part) => box(pen, part, `<b>${name(pen, part)}</b>${note(pen, part)}${action(pen, part)}`),
  line: (pen, part) =>
    box(
      pen,
      part,
      `<span>${name(pen, part)}</span>${part.value === undefined ? BAR : `<b>${say(pen, part.value)}</b>`}`,
    ),
  lines: (pen, part) => box(pen, part, BAR.repeat(3)),
  link: (pen, part) => box(pen, part, `<u>${name(pen, part)}</u>`),
  messages: (pen, part) => box(pen, part, `<span>${BAR.repeat(2)}</span><span>${BAR.repeat(3)}</span>`),
  option: choice,
  person: (pen, part) =>
    box(
      pen,
      part,
      `${sign(pen, part)}<span>${name(pen, part)}${state(pen, part) || `<small>${valueOrBar(pen, part)}</small>`}</span>${action(pen, part)}`,
      'row',
    ),
  photo: (pen, part) =>
    box(
      pen,
      part,
      `${sign(pen, part)}<span><b>${name(pen, part)}</b>${say(pen, part.value)}${action(pen, part)}</span>`,
    ),
  receipt: (pen, part) => box(pen, part, `${icon(pen, 'brand')}${BAR.repeat(5)}`),
  row: (pen, part) => box(pen, part, part.icon ? thing(pen, part) : pair(pen, part)) + below(pen, part),
  search: (pen, part) => box(pen, part, `${icon(pen, 'search')}${name(pen, part)}`),
  state: plain,
  step: plain,
  tab: (pen, part) =>
    box(
      pen,
      part,
      `${part.icon ? icon(pen, part.icon) : ''}<span>${name(pen, part)}</span>`,
      part.on ? 'tab phone__on' : 'tab',
    ),
  tabs: (pen, part) => box(pen, part, inner(pen, part, drawPart)),
  text: plain,
  tile: (pen, part) =>
    box(pen, part, `${part.icon ? icon(pen, part.icon) : ''}<span>${name(pen, part)}${note(pen, part)}</span>`),
  tiles: (pen, part) => box(pen, part, inner(pen, part, drawPart)),
  toggle: choice,
  tracking: (pen, part) => box(pen, part, stations(pen, part)),
  wait: (pen, part) => box(pen, part, `<i></i><b>${name(pen, part)}</b>${say(pen, part.value)}`),
};

/** One part of the phone as HTML. */
export const drawPart = (pen: Pen, part: Part): string => LOOKS[part.kind](pen, part);

/** The message that appears for a moment at the foot. */
export const drawToast = (pen: Pen, toast: Key): string =>
  `<div class="phone__toast">${icon(pen, 'check')}${say(pen, toast)}</div>`;

/** A sheet over the screen, whose own parts are only hinted at. */
export const drawSheet = (pen: Pen, parts: readonly Part[]): string =>
  `${BAR.repeat(2)}<div class="phone__sheet">${parts.map((part) => drawPart(pen, part)).join('')}</div>`;
