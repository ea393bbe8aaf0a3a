import type {Scene, ScreenRequest} from './request';
import type {Key} from './parts';
import en from './words.en.json';
import es from './words.es.json';

/** The words that only alternative texts use, by locale. */
export const PICTURE_WORDS = {es, en} as const;
export type PictureLocale = keyof typeof PICTURE_WORDS;

/** Labels may end in a full stop or a question mark: a sentence must not end twice. */
const fill = (pattern: string, value: string): string =>
  pattern.replace(/\{\w+\}/, () => value.replace(/\.$/, '')).replace(/([?!])\.$/, '$1');

/** The alternative text of a picture: the screen first, then what is on it, the marked control last. */
export function alternativeText(
  scene: Scene,
  request: ScreenRequest,
  words: (key: Key) => string,
  locale: PictureLocale,
): string {
  const say = PICTURE_WORDS[locale];
  const {screen, sheet, mark} = scene;
  const name = typeof screen.name === 'string' ? words(screen.name) : say[screen.name.alt];
  const sentences = [fill(say.screen, name)];
  if (sheet?.name !== undefined) sentences.push(fill(say.dialog, words(sheet.name)));
  if (request.state !== undefined) sentences.push(fill(say.state, words(request.state)));
  if (request.error !== undefined) sentences.push(fill(say.error, words(request.error)));
  if (request.toast !== undefined) sentences.push(fill(say.toast, words(request.toast)));
  if (mark && request.tap !== undefined) {
    const {part} = mark;
    const shown = part.key === request.tap && part.shown ? [part.shown, part.value] : [request.tap];
    sentences.push(fill(say.marked, shown.flatMap((key) => (key === undefined ? [] : [words(key)])).join(', ')));
  }
  return sentences.join(' ');
}
