import {kinds} from './kinds';
import type {Key, Widget} from './schema';

/** The action of a mark: tap, type, or only look. */
export type Act = 'tap' | 'type' | 'look';

/** A marked widget, or the smaller control inside it. */
export interface Mark {
  readonly act: Act;
  readonly key: Key;
  readonly widget: Widget;
  readonly slot: 'widget' | 'action';
}

/** A mark of a picture, with its number. */
export interface NumberedMark extends Mark {
  readonly number: string;
}

const isHolder = ({kind, action}: Widget): boolean => kinds[kind].isHolder === true && action !== undefined;
const isTapped = (widget: Widget): boolean => kinds[widget.kind].act === 'tap' && !isHolder(widget);
const isTyped = ({kind}: Widget): boolean => kinds[kind].act === 'type';
const isThere = (): boolean => true;

/** One way to name a part of a screen. */
interface Way {
  readonly fits: (widget: Widget) => boolean;
  readonly keys: (widget: Widget) => readonly Key[];
  readonly slot: Mark['slot'];
}

const present = (...keys: readonly (Key | null | undefined)[]): Key[] => keys.filter((key) => typeof key === 'string');
const ownName = ({key}: Widget): Key[] => present(key);
const actionOf = ({action}: Widget): Key[] => present(action);
/** Words of a widget that are not its own name. */
const otherWordsOf = ({shown, value, hint, note}: Widget): Key[] => present(shown, value, hint, note);

/** A widget and the widgets inside it. */
export const withInner = (widget: Widget): Widget[] => [widget, ...(widget.items ?? [])];

/** Every key a widget can show, errors and hidden words included. */
export const keysOf = (widget: Widget): Key[] =>
  withInner(widget).flatMap((each) => [
    ...ownName(each),
    ...actionOf(each),
    ...otherWordsOf(each),
    ...(each.errors ?? []),
  ]);

const way = (fits: Way['fits'], keys: Way['keys'], slot: Mark['slot'] = 'widget'): Way => ({fits, keys, slot});

/** How each act names what it marks, the best way first: by its own name, by a small control, by a word it shows. */
const WAYS: Readonly<Record<Act, readonly Way[]>> = {
  tap: [
    way(isTapped, ownName),
    way(isThere, actionOf, 'action'),
    way(isHolder, ownName, 'action'),
    way(isTapped, otherWordsOf),
    way(isHolder, otherWordsOf, 'action'),
  ],
  type: [way(isTyped, ownName)],
  look: [way(isThere, ownName), way(isThere, otherWordsOf)],
};

/** The keys that name what is tapped on a widget: itself, or a control inside it. */
export const tapKeysOf = (widget: Widget): Key[] =>
  withInner(widget).flatMap((each) => [
    ...(isTapped(each) ? ownName(each) : []),
    ...(each.action === undefined ? [] : [each.action]),
  ]);

/** Finds what `key` names for this act among the widgets. */
export function findMark(widgets: readonly Widget[], act: Act, key: Key): Mark | undefined {
  const all = widgets.flatMap(withInner);
  for (const {fits, keys, slot} of WAYS[act]) {
    const widget = all.find((each) => fits(each) && keys(each).includes(key));
    if (widget) return {act, key, widget, slot};
  }
  return undefined;
}

/** Every key that an act may name among these widgets. */
export function markKeysOf(widgets: readonly Widget[], act: Act): Key[] {
  const all = widgets.flatMap(withInner);
  return [...new Set(WAYS[act].flatMap(({fits, keys}) => all.filter(fits).flatMap(keys)))];
}

/** The act that suits a key which was named for another one: typing before tapping before looking. */
export const actFor = (widgets: readonly Widget[], key: Key): Act | undefined =>
  (['type', 'tap', 'look'] as const).find((act) => findMark(widgets, act, key) !== undefined);

/**
 * Numbers the marks as the text does: the first one with the number of the step, and several fields as the list in the step does
 * (3.1, 3.2). The others have none: the text names them without a number.
 * @param step the number of the step, or undefined outside of steps, where the text has no number and neither has the picture.
 */
export function numberMarks(marks: readonly Mark[], step: number | undefined): NumberedMark[] {
  const hasList = marks.filter(({act}) => act === 'type').length > 1;
  return marks.map((mark, index) => {
    const isPart = hasList && mark.act === 'type';
    const isNumbered = step !== undefined && (isPart || index === 0);
    return {...mark, number: isNumbered ? `${step}${isPart ? `.${index + 1}` : ''}` : ''};
  });
}
