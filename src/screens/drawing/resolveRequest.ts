import {nearestKey} from '../../writer-errors/didYouMean';
import {phrase, writerMessage, type Message} from '../../writer-errors/message';
import {MessageError, orReport, type WriterError} from '../../writer-errors/writerError';
import {actFor, findMark, markKeysOf, type Act, type Mark} from './mark';
import {errorsIn, listOf, widgetsIn, type Frame, type Key, type Widget, type Screen} from './schema';
import {loadScreens, placeOfKey} from './screens';

/** The attributes of a `<Screen>`, with the number of its step. Marks and states are keys, several of them separated by spaces. */
export interface ScreenRequest extends Omit<Frame, 'say' | 'in'> {
  readonly name: string;
  readonly step?: number | undefined;
}

/** The result of a request: the screen, the widgets that are drawn, and which of them are marked, in the order of the writer. */
export interface ResolvedScreen {
  readonly screen: Screen;
  /** All states that it is drawn in, separated by spaces. */
  readonly states: string;
  readonly widgets: readonly Widget[];
  readonly marks: readonly Mark[];
}

/** The attributes of `<Screen>` whose value can be unknown. */
type ScreenAttribute = 'name' | 'state' | 'dialog' | 'toast' | Act;

/** @param where the name of the screen or dialog that was searched. */
function refuse(what: ScreenAttribute, value: string, options: readonly string[], where = '', isDialog = false): never {
  const place = phrase(isDialog ? 'screen.ofDialog' : 'screen.ofScreen', {name: where});
  const values = {what, value, allowed: phrase(`screen.${what}`, {where: place})};
  throw new MessageError(
    options.length > 0
      ? writerMessage('unknownScreenValue', {...values, known: options.join(', ')}, nearestKey(value, options))
      : writerMessage('noScreenValue', values),
  );
}

function screenNamed(name: string): Screen {
  const screens = loadScreens();
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  return screen ?? refuse('name', name, Object.keys(screens));
}

/** The keys that a request marks, separated by spaces. `field=value` also gives the typed text. Fields come before what is tapped. */
function wantedMarks({tap, type, look}: ScreenRequest): {readonly act: Act; readonly key: Key; readonly value?: Key}[] {
  if (look !== undefined && (tap !== undefined || type !== undefined)) {
    throw new MessageError(writerMessage('lookWithOther', {other: tap === undefined ? 'type' : 'tap'}));
  }
  return Object.entries({type, tap, look}).flatMap(([act, list]) =>
    listOf(list).map((each) => {
      const [key = '', value] = each.split('=');
      return {act: act as Act, key, ...(value !== undefined && {value})};
    }),
  );
}

/** The widgets of a screen in a state. An error of the whole screen is below its bar. */
export function widgetsOf({widgets, errors}: Screen, state: string | undefined): readonly Widget[] {
  const [bar, ...others] = widgetsIn(widgets, state);
  return bar ? [bar, ...errorsIn(errors, listOf(state)), ...others] : [];
}

function refuseMark(widgets: readonly Widget[], act: Act, key: Key, screen: Screen, request: ScreenRequest): never {
  const suitableAct = actFor(widgets, key);
  if (suitableAct)
    throw new MessageError(
      writerMessage('otherAct', {
        act,
        key,
        suitable: suitableAct,
        isA: phrase(`act.${suitableAct}`),
        wanted: phrase(`act.${act}`),
      }),
    );
  const dialog = Object.entries(screen.dialogs).find(([, each]) => actFor(each, key));
  if (dialog) throw new MessageError(writerMessage('markOnDialog', {act, key, dialog: dialog[0]}));
  refuse(act, key, markKeysOf(widgets, act), request.dialog ?? request.name, request.dialog !== undefined);
}

/** The widgets of a screen or of its dialog. */
export const shownIn = (screen: Screen, dialog: string | undefined, states: string): readonly Widget[] =>
  dialog === undefined ? widgetsOf(screen, states) : widgetsIn(screen.dialogs[dialog] ?? [], states);

/**
 * Resolves a request. Without a state, the screen is in its first state that has all marks.
 * @param done further states, set by earlier steps; the screen need not have them
 * @throws an error with the allowed values.
 */
export function resolveRequest(request: ScreenRequest, done: readonly Key[] = []): ResolvedScreen {
  const {name, toast, state, dialog} = request;
  const screen = screenNamed(name);
  const {dialogs, toasts, states} = screen;
  for (const each of listOf(state)) if (!states.includes(each)) refuse('state', each, states, name);
  if (dialog !== undefined && !Object.hasOwn(dialogs, dialog)) refuse('dialog', dialog, Object.keys(dialogs), name);
  if (toast !== undefined && !toasts.includes(toast)) refuse('toast', toast, toasts, name);
  const requestedMarks = wantedMarks(request);
  const variants = (state === undefined ? [screen.state, ...states] : [state]).map((each) =>
    [each ?? [], toast ?? [], done].flat().join(' '),
  );
  const isFitting = (each: string) =>
    requestedMarks.every(({act, key}) => findMark(shownIn(screen, dialog, each), act, key) !== undefined);
  const variant = variants.find(isFitting) ?? variants[0] ?? '';
  const widgets = shownIn(screen, dialog, variant);
  const marks = requestedMarks.map(({act, key, value}) => ({
    ...(findMark(widgets, act, key) ?? refuseMark(widgets, act, key, screen, request)),
    value,
  }));
  return {screen, states: variant, widgets, marks};
}

/** The errors in the keys that can be touched and in the screens that open. On each screen there must be something to do. */
export const checkScreenLinks = (): WriterError[] =>
  Object.entries(loadScreens()).flatMap(([name, {dialogs, opens, touch, fails}]) => {
    const fields = markKeys(name, 'type');
    const touchRequests = Object.keys({...touch, ...fails}).map((key) => ({
      [fields.includes(key) ? 'type' : 'tap']: key,
    }));
    const openRequests = Object.keys(opens).map((tap) => {
      const dialog = Object.keys(dialogs).find((each) => findMark(dialogs[each] ?? [], 'tap', tap));
      return {tap, ...(dialog !== undefined && {dialog})};
    });
    const frameLists = [
      ...Object.values(touch),
      ...Object.values(fails).flatMap((each) => each.map(({frames}) => frames)),
    ];
    const errors: WriterError[] = [];
    for (const target of Object.values(opens).flat())
      orReport(
        () => screenNamed(target),
        (message) => errors.push({...placeOfKey(target), message}),
      );
    for (const {in: _, ...frame} of [...touchRequests, ...openRequests, ...frameLists.flat()] as Frame[]) {
      const refuseFrame = (message: Message) => {
        const keys = Object.values(frame).flatMap((list: string) => list.split(' '));
        const place = placeOfKey(keys.find((each) => message.en.found.includes(`"${each}"`)) ?? keys[0] ?? name);
        errors.push({...place, message});
      };
      const resolvedScreen = orReport(() => resolveRequest({name, ...frame}), refuseFrame);
      if (resolvedScreen?.marks.length === 0) refuseFrame(writerMessage('frameWithoutMark'));
    }
    return errors;
  });

/** Every key that an act may name on a screen, in any of its states. */
export function markKeys(name: string, act: Act): string[] {
  const screen = screenNamed(name);
  const keys = [screen.state, ...screen.states].flatMap((state) => markKeysOf(widgetsOf(screen, state), act));
  return [...new Set(keys)];
}
