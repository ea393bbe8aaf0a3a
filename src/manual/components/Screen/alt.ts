import type {ScreenRequest} from '../../page/page';
import type {ResolvedScreen} from './resolveRequest';
import type {Key} from './widgets';
import type {Locale} from '../../../site-model/locales';
import en from './words.en.json';
import es from './words.es.json';

/** The words that only alternative texts use, by locale. */
const PICTURE_WORDS: Readonly<Record<Locale, typeof es>> = {es, en};

/** Labels may end in a full stop or a question mark: a sentence must not end twice. */
const fill = (pattern: string, value: string): string =>
  pattern.replace(/\{\w+\}/, () => value.replace(/\.$/, '')).replace(/([?!])\.$/, '$1');

/** The alternative text of a picture: the screen first, then what is on it, the marked control last. */
export function alternativeText(
  resolved: ResolvedScreen,
  request: ScreenRequest,
  words: (key: Key) => string,
  locale: Locale,
): string {
  const say = PICTURE_WORDS[locale];
  const {screen, sheet, mark} = resolved;
  const name = typeof screen.name === 'string' ? words(screen.name) : say[screen.name.alt];
  const sentences = [fill(say.screen, name)];
  if (sheet?.name !== undefined) sentences.push(fill(say.dialog, words(sheet.name)));
  if (request.state !== undefined) sentences.push(fill(say.state, words(request.state)));
  if (request.error !== undefined) sentences.push(fill(say.error, words(request.error)));
  if (request.toast !== undefined) sentences.push(fill(say.toast, words(request.toast)));
  if (mark && request.tap !== undefined) {
    const {widget} = mark;
    const shown = widget.key === request.tap && widget.shown ? [widget.shown, widget.value] : [request.tap];
    sentences.push(fill(say.marked, shown.flatMap((key) => (key === undefined ? [] : [words(key)])).join(', ')));
  }
  return sentences.join(' ');
}
