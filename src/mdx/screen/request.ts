import {didYouMean} from '../../catalogue';
import {describe} from '../../remark/mistakes';
import {findMark, tapKeysOf, type Mark} from './mark';
import type {Key, Part, Screen} from './parts';
import {COMMON_ERRORS, screens} from './screens';

/** What a writer asks for: the attributes of `<Screen>`, with the number of the step it stands in. */
export interface ScreenRequest {
  readonly name: string;
  /** Key of the one control to touch. */
  readonly tap?: string;
  /** Key of the message at the foot. */
  readonly toast?: string;
  /** Name of the dialog over the screen, such as `contacts.deleteDialog`. */
  readonly dialog?: string;
  /** Key of an error shown under its field, or at the top. */
  readonly error?: string;
  /** Key that shows which of its states the screen is in, such as `orders.states.delivered`. */
  readonly state?: string;
  readonly step?: number;
}

/** A request understood: the parts to draw and what to bring out in them. */
export interface Scene {
  readonly screen: Screen;
  readonly parts: readonly Part[];
  readonly sheet?: {readonly name: Key | undefined; readonly parts: readonly Part[]};
  readonly mark?: Mark;
  readonly stateOf?: Part;
  /** The field the error stands under; none when it stands at the top. */
  readonly errorUnder?: Part;
}

/** Says what was found, what it may be, and which name comes nearest. */
function refuse(attribute: string, found: string, allowed: readonly string[], what: string): never {
  const known = allowed.length > 0 ? `: ${allowed.join(', ')}` : ', which there is none of';
  throw new Error(
    describe({
      found: `<Screen ${attribute}="${found}">`,
      expected: `${what}${known}`,
      advice: `Correct ${attribute}, or take it out.${didYouMean(found, allowed)}`,
    }),
  );
}

function screenNamed(name: string): Screen {
  const screen = Object.hasOwn(screens, name) ? screens[name] : undefined;
  return screen ?? refuse('name', name, Object.keys(screens), 'a screen of the app');
}

const errorsIn = (parts: readonly Part[]): Key[] => [...new Set(parts.flatMap((part) => part.errors ?? []))];

/** The look that fits the request: the state asked for, else the first one that has the control. */
function lookOf(screen: Screen, {name, tap, error, state, dialog}: ScreenRequest): readonly Part[] {
  const states = screen.states ?? {};
  if (state !== undefined) {
    return (
      (Object.hasOwn(states, state) ? states[state] : undefined) ??
      refuse('state', state, Object.keys(states), `a state of the screen "${name}"`)
    );
  }
  const looks = [screen.parts, ...Object.values(states)];
  const fitting = looks.find(
    (parts) =>
      (tap === undefined || dialog !== undefined || findMark(parts, tap) !== undefined) &&
      (error === undefined || isAtTop(screen, error) || errorsIn(parts).includes(error)),
  );
  return fitting ?? screen.parts;
}

const isAtTop = (screen: Screen, error: Key): boolean =>
  COMMON_ERRORS.includes(error) || (screen.errors ?? []).includes(error);

function markIn(parts: readonly Part[], tap: Key, screen: Screen, where: string): Mark {
  const mark = findMark(parts, tap);
  if (mark) return mark;
  const dialog = Object.entries(screen.dialogs ?? {}).find(([, each]) => findMark(each.parts, tap));
  if (dialog)
    throw new Error(
      describe({
        found: `<Screen tap="${tap}">, which is on a dialog of this screen`,
        expected: `dialog="${dialog[0]}" beside it`,
        advice: `Add dialog="${dialog[0]}".`,
      }),
    );
  return refuse('tap', tap, tapKeysOf(parts), where);
}

/** Understands a request, or throws an Error that says what it may be. */
export function understand(request: ScreenRequest): Scene {
  const {name, tap, toast, error, state} = request;
  const screen = screenNamed(name);
  const look = lookOf(screen, request);

  const dialogs = screen.dialogs ?? {};
  const dialog =
    request.dialog === undefined
      ? undefined
      : ((Object.hasOwn(dialogs, request.dialog) ? dialogs[request.dialog] : undefined) ??
        refuse('dialog', request.dialog, Object.keys(dialogs), `a dialog of the screen "${name}"`));
  const sheet = dialog ?? (screen.sheet ? {name: undefined, parts: screen.parts} : undefined);

  const toasts = screen.toasts ?? [];
  if (toast !== undefined && !toasts.includes(toast))
    refuse('toast', toast, toasts, `a message of the screen "${name}"`);

  const known = [...errorsIn(sheet?.parts ?? look), ...(screen.errors ?? []), ...COMMON_ERRORS];
  if (error !== undefined && !known.includes(error)) refuse('error', error, known, `an error of the screen "${name}"`);

  const parts = error !== undefined && isAtTop(screen, error) ? withErrorAtTop(look, error) : look;
  const where =
    request.dialog === undefined ? `a control of the screen "${name}"` : `a control of the dialog "${request.dialog}"`;
  const mark = tap === undefined ? undefined : markIn(sheet?.parts ?? parts, tap, screen, where);
  const stateOf =
    state === undefined ? undefined : (parts.find((part) => part.kind === 'state') ?? findMark(parts, state)?.part);
  const underneath = (part: Part): boolean => error !== undefined && (part.errors ?? []).includes(error);
  const errorUnder = mark && underneath(mark.part) ? mark.part : (sheet?.parts ?? parts).find(underneath);

  return {
    screen,
    parts,
    ...(sheet && {sheet}),
    ...(mark && {mark}),
    ...(stateOf && {stateOf}),
    ...(errorUnder && {errorUnder}),
  };
}

/** An error of the whole screen stands below the bar; where trying again helps, with its button. */
function withErrorAtTop(parts: readonly Part[], error: Key): readonly Part[] {
  const afterBar = parts[0]?.kind === 'bar' ? 1 : 0;
  const retry: readonly Part[] = COMMON_ERRORS.includes(error) ? [{kind: 'button', key: 'common.retry'}] : [];
  return [...parts.slice(0, afterBar), {kind: 'error', key: error}, ...retry, ...parts.slice(afterBar)];
}

/** Every key that `tap` may name on a screen, in any of its states; with `dialog`, on that dialog. */
export function tapKeys(name: string, dialog?: string): string[] {
  const screen = screenNamed(name);
  const looks =
    dialog === undefined
      ? [screen.parts, ...Object.values(screen.states ?? {})]
      : [screen.dialogs?.[dialog]?.parts ?? []];
  return [...new Set(looks.flatMap(tapKeysOf))];
}
