import {nearestKey} from '../../writer-errors/didYouMean';
import type {ScreenRequest} from '../../page/page';
import {screenErrors, type ScreenAttribute} from '../../writer-errors/messages/screen';
import {MessageError} from '../../writer-errors/writerError';
import {findMark, tapKeysOf, type Mark} from './mark';
import type {Key, Widget, Screen} from './widgets';
import {COMMON_ERRORS, screens} from './screens';

/** What a request resolves to: the widgets to draw and those to emphasize. */
export interface ResolvedScreen {
  readonly screen: Screen;
  readonly widgets: readonly Widget[];
  readonly sheet?: {readonly name: Key | undefined; readonly widgets: readonly Widget[]};
  readonly mark?: Mark;
  readonly stateOf?: Widget;
  /** The field the error stands under; none when it stands at the top. */
  readonly errorUnder?: Widget;
}

/** @param where the name of the screen or dialog that was searched. */
function refuse(what: ScreenAttribute, found: string, allowed: readonly string[], where = ''): never {
  throw new MessageError(
    screenErrors.unknownValue(what, found, where, allowed.join(', '), nearestKey(found, allowed) ?? ''),
  );
}

function screenNamed(name: string): Screen {
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  return screen ?? refuse('name', name, Object.keys(screens));
}

const errorsIn = (widgets: readonly Widget[]): Key[] => [...new Set(widgets.flatMap((widget) => widget.errors ?? []))];

/** The variant of the screen that fits the request: the state asked for, else the first one that has the control. */
function variantFor(screen: Screen, {name, tap, error, state, dialog}: ScreenRequest): readonly Widget[] {
  const states = screen.states ?? {};
  if (state !== undefined) {
    return (
      (Object.hasOwn(states, state) ? states[state] : undefined) ?? refuse('state', state, Object.keys(states), name)
    );
  }
  const variants = [screen.widgets, ...Object.values(states)];
  const fitting = variants.find(
    (widgets) =>
      (tap === undefined || dialog !== undefined || findMark(widgets, tap) !== undefined) &&
      (error === undefined || isAtTop(screen, error) || errorsIn(widgets).includes(error)),
  );
  return fitting ?? screen.widgets;
}

const isAtTop = (screen: Screen, error: Key): boolean =>
  COMMON_ERRORS.includes(error) || (screen.errors ?? []).includes(error);

function markIn(widgets: readonly Widget[], tap: Key, screen: Screen, {name, dialog: dialogName}: ScreenRequest): Mark {
  const mark = findMark(widgets, tap);
  if (mark) return mark;
  const dialog = Object.entries(screen.dialogs ?? {}).find(([, each]) => findMark(each.widgets, tap));
  if (dialog) throw new MessageError(screenErrors.controlOnDialog(tap, dialog[0]));
  return dialogName === undefined
    ? refuse('tap', tap, tapKeysOf(widgets), name)
    : refuse('tapInDialog', tap, tapKeysOf(widgets), dialogName);
}

/** Resolves a request. @throws Error that says what the request may be. */
export function resolveRequest(request: ScreenRequest): ResolvedScreen {
  const {name, tap, toast, error, state} = request;
  const screen = screenNamed(name);
  const variant = variantFor(screen, request);

  const dialogs = screen.dialogs ?? {};
  const dialog =
    request.dialog === undefined
      ? undefined
      : ((Object.hasOwn(dialogs, request.dialog) ? dialogs[request.dialog] : undefined) ??
        refuse('dialog', request.dialog, Object.keys(dialogs), name));
  const sheet = dialog ?? (screen.sheet ? {name: undefined, widgets: screen.widgets} : undefined);

  const toasts = screen.toasts ?? [];
  if (toast !== undefined && !toasts.includes(toast)) refuse('toast', toast, toasts, name);

  const known = [...errorsIn(sheet?.widgets ?? variant), ...(screen.errors ?? []), ...COMMON_ERRORS];
  if (error !== undefined && !known.includes(error)) refuse('error', error, known, name);

  const widgets = error !== undefined && isAtTop(screen, error) ? withErrorAtTop(variant, error) : variant;
  const mark = tap === undefined ? undefined : markIn(sheet?.widgets ?? widgets, tap, screen, request);
  const stateOf =
    state === undefined
      ? undefined
      : (widgets.find((widget) => widget.kind === 'state') ?? findMark(widgets, state)?.widget);
  const underneath = (widget: Widget): boolean => error !== undefined && (widget.errors ?? []).includes(error);
  const errorUnder = mark && underneath(mark.widget) ? mark.widget : (sheet?.widgets ?? widgets).find(underneath);

  return {
    screen,
    widgets,
    ...(sheet && {sheet}),
    ...(mark && {mark}),
    ...(stateOf && {stateOf}),
    ...(errorUnder && {errorUnder}),
  };
}

/** An error of the whole screen stands below the bar; where trying again helps, with its button. */
function withErrorAtTop(widgets: readonly Widget[], error: Key): readonly Widget[] {
  const afterBar = widgets[0]?.kind === 'bar' ? 1 : 0;
  const retry: readonly Widget[] = COMMON_ERRORS.includes(error) ? [{kind: 'button', key: 'common.retry'}] : [];
  return [...widgets.slice(0, afterBar), {kind: 'error', key: error}, ...retry, ...widgets.slice(afterBar)];
}

/** Every key that `tap` may name on a screen, in any of its states; with `dialog`, on that dialog. */
export function tapKeys(name: string, dialog?: string): string[] {
  const screen = screenNamed(name);
  const variants =
    dialog === undefined
      ? [screen.widgets, ...Object.values(screen.states ?? {})]
      : [screen.dialogs?.[dialog]?.widgets ?? []];
  return [...new Set(variants.flatMap(tapKeysOf))];
}
