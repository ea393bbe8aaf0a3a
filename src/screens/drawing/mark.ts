import {kinds} from './kinds';
import type {Key, Widget} from './schema';

/** The actions of a mark, in the order of the sentence about a picture. */
export const acts = ['type', 'tap', 'look'] as const;
/** The action of a mark: tap, type, or only look. */
export type Act = (typeof acts)[number];

/** A marked widget, or the smaller control inside it. */
export interface Mark {
  readonly act: Act;
  readonly key: Key;
  readonly widget: Widget;
  readonly slot: 'widget' | 'action';
  /** The typed text, if it is not the value of the field. */
  readonly value?: Key | undefined;
  /** The number of the mark in the text of its step. */
  readonly number?: string;
}

/** A widget and the widgets inside it. */
export const withInner = (widget: Widget): Widget[] => [widget, ...(widget.items ?? [])];

/** Every key a widget can show, errors and hidden words included. */
export const keysOf = (widget: Widget): Key[] =>
  withInner(widget)
    .flatMap(({key, action, shown, value, valueIn = {}, hint, note, errors = []}) => [
      key,
      action,
      shown,
      value,
      ...Object.values(valueIn),
      hint,
      note,
      ...errors,
    ])
    .filter((key) => typeof key === 'string');

/** The marks that an act can put on a widget: on itself, or on its small control, which the key of the row may name too. */
function marksOn(widget: Widget, act: Act): Mark[] {
  const {kind, key, action} = widget;
  const mark = (name: Key | undefined, slot: Mark['slot']): Mark[] =>
    name === undefined ? [] : [{act, key: name, widget, slot}];
  if (act !== 'tap') return act === 'look' || kinds[kind].act === act ? mark(key, 'widget') : [];
  const isHolder = kinds[kind].isHolder === true && action !== undefined;
  return [
    ...(kinds[kind].act === act && !isHolder ? mark(key, 'widget') : []),
    ...mark(action, 'action'),
    ...(isHolder ? mark(key, 'action') : []),
  ];
}

const marksIn = (widgets: readonly Widget[], act: Act): Mark[] =>
  widgets.flatMap(withInner).flatMap((widget) => marksOn(widget, act));

/** The keys of the widgets that can be tapped. A row with a small control is left out: only its control can be tapped. */
export const tapKeysOf = (widgets: readonly Widget[]): Key[] =>
  marksIn(widgets, 'tap')
    .filter(({slot, key, widget}) => slot === 'widget' || key === widget.action)
    .map(({key}) => key);

/** Finds what `key` names for this act among the widgets. */
export const findMark = (widgets: readonly Widget[], act: Act, key: Key): Mark | undefined =>
  marksIn(widgets, act).find((mark) => mark.key === key);

/** Every key that an act may name among these widgets. */
export const markKeysOf = (widgets: readonly Widget[], act: Act): Key[] => [
  ...new Set(marksIn(widgets, act).map(({key}) => key)),
];

/** The act that suits a key with a wrong act: typing before tapping before looking. */
export const actFor = (widgets: readonly Widget[], key: Key): Act | undefined =>
  acts.find((act) => findMark(widgets, act, key) !== undefined);

/**
 * Numbers the marks as the text does: the first one with the number of the step, and several fields as the list in the step does
 * (3.1, 3.2). The others have none: the text names them without a number.
 */
export function numberMarks(marks: readonly Mark[], step: number): Mark[] {
  const hasList = marks.filter(({act}) => act === 'type').length > 1;
  return marks.map((mark, index) => {
    if (hasList && mark.act === 'type') return {...mark, number: `${step}.${index + 1}`};
    return index === 0 ? {...mark, number: String(step)} : mark;
  });
}
