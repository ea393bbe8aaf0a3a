import {nearestKey} from '../../writer-errors/didYouMean';
import type {ScreenRequest} from '.';
import {phrase, writerMessage} from '../../writer-errors/message';
import {MessageError} from '../../writer-errors/writerError';
import {isBar} from './crop';
import {groupUnderHeadings} from './group';
import {actFor, findMark, markKeysOf, type Act, type Mark} from './mark';
import {widgetsIn, type Key, type Widget, type Screen} from './schema';
import {COMMON_ERRORS, loadScreens} from './screens';

/** The result of a request: the widgets to draw and those to mark. */
export interface ResolvedScreen {
  readonly screen: Screen;
  readonly widgets: readonly Widget[];
  readonly dialog?: readonly Widget[];
  /** In the order of the writer. */
  readonly marks: readonly Mark[];
  readonly stateOf?: Widget;
  /** The field the error stands under; none when it stands at the top. */
  readonly errorUnder?: Widget;
}

/** A key to mark. */
interface MarkRequest {
  readonly act: Act;
  readonly key: Key;
}

/** The attributes of `<Screen>` whose value can be an unknown one. */
type ScreenAttribute = 'name' | 'state' | 'dialog' | 'toast' | 'error' | Act;

/** @param where the name of the screen or dialog that was searched. */
function refuse(what: ScreenAttribute, found: string, allowed: readonly string[], where = '', isDialog = false): never {
  const place = phrase(isDialog ? 'screen.ofDialog' : 'screen.ofScreen', {name: where});
  const values = {what, value: found, allowed: phrase(`screen.${what}`, {where: place})};
  throw new MessageError(
    allowed.length > 0
      ? writerMessage('unknownScreenValue', {...values, known: allowed.join(', ')}, nearestKey(found, allowed))
      : writerMessage('noScreenValue', values),
  );
}

function screenNamed(name: string): Screen {
  const screens = loadScreens();
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  return screen ?? refuse('name', name, Object.keys(screens));
}

/** Reads the marks of a request: keys are separated by spaces, and what is typed comes before what is tapped. */
function markRequestsOf({tap, type, look}: ScreenRequest): MarkRequest[] {
  if (look !== undefined && (tap !== undefined || type !== undefined)) {
    throw new MessageError(writerMessage('lookWithOther', {other: tap === undefined ? 'type' : 'tap'}));
  }
  if (tap?.includes(' ')) throw new MessageError(writerMessage('severalTaps', {keys: tap}));
  const keysOf = (list: string | undefined) => new Set(list?.split(' ').filter(Boolean));
  return Object.entries({type, tap, look}).flatMap(([act, list]) =>
    [...keysOf(list)].map((key) => ({act: act as Act, key})),
  );
}

const errorsIn = (widgets: readonly Widget[]): Key[] => [...new Set(widgets.flatMap((widget) => widget.errors ?? []))];

/** The variant of the screen that fits the request: the requested state, else the first one with all marked widgets. */
function variantFor(screen: Screen, markRequests: readonly MarkRequest[], request: ScreenRequest): readonly Widget[] {
  const {name, error, state, dialog} = request;
  if (state !== undefined && !screen.states.includes(state)) refuse('state', state, screen.states, name);
  if (state !== undefined) return widgetsIn(screen.widgets, state);
  const variants = variantsOf(screen);
  const fitting = variants.find(
    (widgets) =>
      (dialog !== undefined || markRequests.every(({act, key}) => findMark(widgets, act, key) !== undefined)) &&
      (error === undefined || isAtTop(screen, error) || errorsIn(widgets).includes(error)),
  );
  return fitting ?? widgetsIn(screen.widgets, screen.state);
}

/** The widgets of a screen as it is first, then in its other states. */
const variantsOf = ({widgets, state, states}: Screen): readonly (readonly Widget[])[] =>
  [state, ...states].map((each) => widgetsIn(widgets, each));

const isAtTop = (screen: Screen, error: Key): boolean => COMMON_ERRORS.includes(error) || screen.errors.includes(error);

/** Explains a mark that cannot be made. */
function refuseMark(
  widgets: readonly Widget[],
  {act, key}: MarkRequest,
  screen: Screen,
  request: ScreenRequest,
): never {
  const suitable = actFor(widgets, key);
  if (suitable)
    throw new MessageError(
      writerMessage('otherAct', {act, key, suitable, isA: phrase(`act.${suitable}`), wanted: phrase(`act.${act}`)}),
    );
  const dialog = Object.entries(screen.dialogs).find(([, each]) => actFor(each, key));
  if (dialog) throw new MessageError(writerMessage('markOnDialog', {act, key, dialog: dialog[0]}));
  refuse(act, key, markKeysOf(widgets, act), request.dialog ?? request.name, request.dialog !== undefined);
}

/** Resolves a request. @throws an error with the allowed values. */
export function resolveRequest(request: ScreenRequest): ResolvedScreen {
  const {name, toast, error, state} = request;
  const screen = screenNamed(name);
  const markRequests = markRequestsOf(request);
  const variant = variantFor(screen, markRequests, request);

  const {dialogs, toasts} = screen;
  if (request.dialog !== undefined && !Object.hasOwn(dialogs, request.dialog)) {
    refuse('dialog', request.dialog, Object.keys(dialogs), name);
  }
  const opened = request.dialog === undefined ? (screen.isDialog ? variant : undefined) : dialogs[request.dialog];
  if (toast !== undefined && !toasts.includes(toast)) refuse('toast', toast, toasts, name);

  const known = [...errorsIn(opened ?? variant), ...screen.errors, ...COMMON_ERRORS];
  if (error !== undefined && !known.includes(error)) refuse('error', error, known, name);

  const looked = markRequests.flatMap(({act, key}) => (act === 'look' ? [key] : []));
  const widgets = groupUnderHeadings(
    error !== undefined && isAtTop(screen, error) ? withErrorAtTop(variant, error) : variant,
    looked,
  );
  const drawn = opened && groupUnderHeadings(opened, looked);
  const seen = drawn ?? widgets;
  const marks = markRequests.map(
    (markRequest) => findMark(seen, markRequest.act, markRequest.key) ?? refuseMark(seen, markRequest, screen, request),
  );
  const stateOf =
    state === undefined
      ? undefined
      : (widgets.find((widget) => widget.kind === 'state') ?? findMark(widgets, 'look', state)?.widget);
  const underneath = (widget: Widget): boolean => error !== undefined && (widget.errors ?? []).includes(error);
  const errorUnder = marks.map(({widget}) => widget).find(underneath) ?? seen.find(underneath);

  return {
    screen,
    widgets,
    marks,
    ...(drawn && {dialog: drawn}),
    ...(stateOf && {stateOf}),
    ...(errorUnder && {errorUnder}),
  };
}

/** An error of the whole screen stands below the bar; where trying again helps, with its button. */
function withErrorAtTop(widgets: readonly Widget[], error: Key): readonly Widget[] {
  const afterBar = widgets[0] && isBar(widgets[0]) ? 1 : 0;
  const retry: readonly Widget[] = COMMON_ERRORS.includes(error) ? [{kind: 'button', key: 'common.retry'}] : [];
  return [...widgets.slice(0, afterBar), {kind: 'error', key: error}, ...retry, ...widgets.slice(afterBar)];
}

/** Every key that an act may name on a screen, in any of its states; with `dialog`, on that dialog. */
export function markKeys(name: string, act: Act, dialog?: string): string[] {
  const screen = screenNamed(name);
  const variants = dialog === undefined ? variantsOf(screen) : [screen.dialogs[dialog] ?? []];
  return [...new Set(variants.flatMap((widgets) => markKeysOf(widgets, act)))];
}
