import type {Act, Mark} from './mark';
import type {ResolvedScreen, ScreenRequest} from './resolveRequest';
import {listOf, type Key} from './schema';
import type {ScreenOptions, ScreenStrings} from './drawScreen';

/** In the order of the sentence about a picture. */
const ACTS: readonly Act[] = ['type', 'tap', 'look'];

/** Labels may end in a full stop or a question mark, and a sentence must not end twice. */
const fill = (pattern: string, value: string): string =>
  pattern.replace(/\{\w+\}/, () => value.replace(/\.$/, '')).replace(/([?!])\.$/, '$1');

/**
 * The words for a picture: the screen and what is on it, then what to do.
 * @param keysInPicture the keys of the words in the picture; a state whose word is not in it is left out
 */
export function alternativeText(
  resolved: ResolvedScreen,
  request: ScreenRequest,
  words: (key: Key) => string,
  {locale, strings}: ScreenOptions,
  keysInPicture: ReadonlySet<Key>,
): {readonly shown: string; readonly act: string} {
  const say = strings.picture;
  const {screen, widgets, marks} = resolved;
  const bar = widgets.find(({kind}) => kind === 'bar')?.key;
  const sentences = [fill(screen.outside ? say.outside : say.screen, words(bar ?? screen.name))];
  const title = widgets.find(({kind}) => kind === 'heading')?.key;
  if (request.dialog !== undefined && title !== undefined) sentences.push(fill(say.dialog, words(title)));
  // A control that is only shown in this state adds nothing.
  const isControl = (state: Key) => widgets.some(({key, kind}) => key === state && /^(button|link)$/.test(kind));
  for (const state of listOf(request.state))
    if (keysInPicture.has(state) && !isControl(state)) sentences.push(fill(say.state, words(state)));
  if (request.toast !== undefined) sentences.push(fill(say.toast, words(request.toast)));
  const acts: string[] = [];
  const lists = new Intl.ListFormat(locale, {type: 'conjunction'});
  for (const act of ACTS) {
    const nouns = marks.filter((mark) => mark.act === act).map((mark) => nameOf(mark, words, say.control));
    if (nouns.length > 0) acts.push(fill(say[act], lists.format(nouns)));
  }
  return {shown: sentences.join(' '), act: acts.join(' ')};
}

/** The instruction of one mark, as practice says it. */
export const actOf = (mark: Mark, words: (key: Key) => string, {practising, picture}: ScreenStrings): string =>
  fill(practising[mark.widget.kind === 'wait' ? 'wait' : mark.act], nameOf(mark, words, picture.control));

/** The name of a mark: an order has the names of its service and contact, a small control has the name of its row too. */
function nameOf({key, widget, slot}: Mark, words: (key: Key) => string, pattern: string): string {
  if (slot === 'action' && key !== widget.action && widget.action !== undefined) {
    return `${fill(pattern, words(widget.action))} (${words(key)})`;
  }
  const keys = key === widget.key && widget.shown ? [widget.shown, widget.value] : [key];
  return fill(pattern, keys.flatMap((each) => (!each ? [] : [words(each)])).join(', '));
}
