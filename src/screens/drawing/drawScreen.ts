import {barAndBody, crop} from './crop';
import {createDrawing} from './draw';
import {escapeHtml} from '../../lib/text';
import {acts, numberMarks, type Mark} from './mark';
import {resolveRequest, widgetsOf, type ResolvedScreen, type ScreenRequest} from './resolveRequest';
import {listOf, type Key, type Widget} from './schema';
import type {Locale} from '../../site/locales';
import type strings from '../../manual/catalogue/strings/components.es.json';

/** The words that alternative texts and practice add to the words of the app (`components.*.json` of the catalogue). */
export type ScreenStrings = Pick<
  typeof strings,
  'picture' | 'practising' | 'practice' | 'leavePractice' | 'previous' | 'skip'
>;

export interface ScreenOptions {
  readonly strings: ScreenStrings;
  /** The language of the alternative text and of the words. */
  readonly locale: Locale;
  /** Where the sprite is on this site, such as `/en/assets/icons.1a2b3c4d.svg`. */
  readonly iconUrl: string;
  /** Where the last mark leads; without it the picture has no link. */
  readonly href?: string | undefined;
}

/**
 * Draws one phone screen as HTML, at build time: no client code.
 * @param words gives the on-screen word of a key of the catalogue or of the sample data (`samples.*`) as plain text, and throws on a key
 *   that it does not know
 * @returns one `<div class="screen">` with its alternative text, and the phone, which screen readers do not read; `screen.css` styles it.
 *   With `options.href` the last mark is a link to it.
 * @throws Error that names the attribute, what was found, the nearest name and everything allowed.
 */
export function drawScreen(request: ScreenRequest, words: (key: string) => string, options: ScreenOptions): string {
  const resolvedScreen = resolveRequest(request);
  const {toast, dialog} = request;
  const marks = request.step === undefined ? resolvedScreen.marks : numberMarks(resolvedScreen.marks, request.step);
  const drawing = createDrawing({...options, words, marks});
  const {end, widgets, hasKeys} = crop(resolvedScreen, request);
  const parts = widgets.map(drawing.draw);
  const hasTabs = widgets.at(-1)?.kind === 'tabs';
  if (toast !== undefined) parts.splice(hasTabs ? -1 : parts.length, 0, drawing.toast(toast));
  if (hasKeys) parts.push(drawing.keyboard());
  const phone = parts.join('');
  const {description, act} = alternativeText(resolvedScreen, request, words, options, drawing.keysInPicture);
  const alt = [description, act].filter(Boolean).join(' ');
  return (
    `<div class="screen${end === 'head' ? '' : ` screen--${end}`}">` +
    `<p class="screen__alt">${escapeHtml(alt)}</p>` +
    (dialog === undefined
      ? `<div class="phone" aria-hidden="true">${phone}</div></div>`
      : `<div class="phone phone--dim" aria-hidden="true"><var></var><div class="phone__dialog">${phone}</div></div></div>`)
  );
}

/** A whole phone for practice: its HTML, in which each mark is a button with `data-mark`, and the words for it. */
export interface WholeScreen {
  readonly html: string;
  /** Description of the screen. */
  readonly shown: string;
  /** The instruction of each mark. */
  readonly acts: readonly string[];
}

/**
 * Draws a phone from its status bar to its foot, whose middle scrolls.
 * @param done the text typed so far, by field, and the keys of what was done; on a screen that edits, all fields are filled
 * @param resolvedScreen the resolved request, which may have only some of its marks
 */
export function drawWholeScreen(
  request: ScreenRequest,
  words: (key: string) => string,
  options: ScreenOptions,
  done: ReadonlyMap<Key, Key | undefined>,
  resolvedScreen: ResolvedScreen,
): WholeScreen {
  const {screen, states, widgets, marks} = resolvedScreen;
  const filledValues = screen.filled ? widgets.map(({key = '', value}) => [key, value ?? undefined] as const) : [];
  const drawing = createDrawing({...options, words, marks, done: new Map([...filledValues, ...done])});
  const draw = (widgets: readonly Widget[]) => widgets.map(drawing.draw).join('');
  const isOver = request.dialog !== undefined;
  const dialog = isOver ? `<div class="phone__dialog">${draw(widgets)}</div>` : '';
  // The widgets below a dialog are not described.
  const keysInSight = isOver ? new Set(drawing.keysInPicture) : drawing.keysInPicture;
  const [bar, others] = barAndBody(isOver ? widgetsOf(screen, states) : widgets);
  const tabs = others.filter(({kind}) => kind === 'tabs');
  const isEnd = marks.length === 0;
  // Nothing can be touched at the end.
  const body = draw(others.filter(({kind}) => kind !== 'tabs' && !(isEnd && (kind === 'button' || kind === 'link'))));
  const foot = isOver ? dialog : draw(tabs);
  const toast = request.toast === undefined ? '' : drawing.toast(request.toast);
  const keys = marks.some(({act}) => act === 'type') ? drawing.keyboard() : '';
  const skins = [isOver && 'dim', screen.outside && 'outside', isEnd && 'end'].filter(Boolean);
  const skin = ['phone', 'phone--whole', ...skins.map((each) => `phone--${each}`)].join(' ');
  return {
    html: `<div class="${skin}">${draw(bar)}<div class="phone__body">${body}</div>${toast}${foot}${keys}</div>`,
    shown: alternativeText(resolvedScreen, request, words, options, keysInSight).description,
    acts: marks.map((mark) => actOf(mark, words, options.strings)),
  };
}

/** Labels may end in a full stop or a question mark, and a sentence must not end twice. */
const fill = (pattern: string, value: string): string =>
  pattern.replace(/\{\w+\}/, () => value.replace(/\.$/, '')).replace(/([?!])\.$/, '$1');

/**
 * The words for a picture: the screen and what is on it, then what to do.
 * @param keysInPicture the keys of the words in the picture; a state whose word is not in it is left out
 */
function alternativeText(
  resolvedScreen: ResolvedScreen,
  request: ScreenRequest,
  words: (key: Key) => string,
  {locale, strings}: ScreenOptions,
  keysInPicture: ReadonlySet<Key>,
): {readonly description: string; readonly act: string} {
  const say = strings.picture;
  const {screen, widgets, marks} = resolvedScreen;
  const bar = widgets.find(({kind}) => kind === 'bar')?.key;
  const sentences = [fill(screen.outside ? say.outside : say.screen, words(bar ?? screen.name))];
  const title = widgets.find(({kind}) => kind === 'heading')?.key;
  if (request.dialog !== undefined && title !== undefined) sentences.push(fill(say.dialog, words(title)));
  // A control that is only shown in this state adds nothing.
  const isControl = (state: Key) => widgets.some(({key, kind}) => key === state && /^(button|link)$/.test(kind));
  for (const state of listOf(request.state))
    if (keysInPicture.has(state) && !isControl(state)) sentences.push(fill(say.state, words(state)));
  if (request.toast !== undefined) sentences.push(fill(say.toast, words(request.toast)));
  const sentencesOfActs: string[] = [];
  const lists = new Intl.ListFormat(locale, {type: 'conjunction'});
  for (const act of acts) {
    const nouns = marks.filter((mark) => mark.act === act).map((mark) => nameOf(mark, words, say.control));
    if (nouns.length > 0) sentencesOfActs.push(fill(say[act], lists.format(nouns)));
  }
  return {description: sentences.join(' '), act: sentencesOfActs.join(' ')};
}

/** The instruction of one mark, as practice says it. */
const actOf = (mark: Mark, words: (key: Key) => string, {practising, picture}: ScreenStrings): string =>
  fill(practising[mark.widget.kind === 'wait' ? 'wait' : mark.act], nameOf(mark, words, picture.control));

/** The name of a mark: an order has the names of its service and contact, a small control has the name of its row too. */
function nameOf({key, widget, slot}: Mark, words: (key: Key) => string, pattern: string): string {
  if (slot === 'action' && key !== widget.action && widget.action !== undefined) {
    return `${fill(pattern, words(widget.action))} (${words(key)})`;
  }
  const keys = key === widget.key && widget.shown ? [widget.shown, widget.value] : [key];
  return fill(pattern, keys.flatMap((each) => (!each ? [] : [words(each)])).join(', '));
}
