import {actOf, alternativeText} from './alt';
import {barAndBody, crop} from './crop';
import {createDrawing} from './draw';
import {escapeHtml} from '../../lib/text';
import {numberMarks} from './mark';
import {resolveRequest, widgetsOf, type ResolvedScreen, type ScreenRequest} from './resolveRequest';
import type {Key, Widget} from './schema';
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
  const resolved = resolveRequest(request);
  const {toast, dialog} = request;
  const drawing = createDrawing({
    ...options,
    words,
    marks: request.step === undefined ? resolved.marks : numberMarks(resolved.marks, request.step),
  });
  const {end, widgets, hasKeys} = crop(resolved, request);
  const parts = widgets.map(drawing.draw);
  const hasTabs = widgets.at(-1)?.kind === 'tabs';
  if (toast !== undefined) parts.splice(hasTabs ? -1 : parts.length, 0, drawing.toast(toast));
  if (hasKeys) parts.push(drawing.keyboard());
  const phone = parts.join('');
  const {shown, act} = alternativeText(resolved, request, words, options, drawing.keysInPicture);
  const alt = [shown, act].filter(Boolean).join(' ');
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
 * @param resolved the resolved request, which may have only some of its marks
 */
export function drawWholeScreen(
  request: ScreenRequest,
  words: (key: string) => string,
  options: ScreenOptions,
  done: ReadonlyMap<Key, Key | undefined>,
  resolved: ResolvedScreen,
): WholeScreen {
  const {screen, states, widgets, marks} = resolved;
  const before = screen.filled ? widgets.map(({key = '', value}) => [key, value ?? undefined] as const) : [];
  const drawing = createDrawing({
    ...options,
    words,
    marks,
    done: new Map([...before, ...done]),
  });
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
    shown: alternativeText(resolved, request, words, options, keysInSight).shown,
    acts: marks.map((mark) => actOf(mark, words, options.strings)),
  };
}
