import {actionsOf, otherWordsOf, withInner} from './keys';
import type {Key, Widget} from './widgets';

/** The one control a picture marks: a widget, or the smaller control inside it. */
export interface Mark {
  readonly widget: Widget;
  readonly slot: 'widget' | 'action';
}

type Named = (widget: Widget) => readonly Key[];

/** The title of a bar names the screen, and while the app pays there is nothing to touch. */
const UNTOUCHED: readonly Widget['kind'][] = ['bar', 'wait'];
const isTouched = (widget: Widget): boolean => !UNTOUCHED.includes(widget.kind);
const ownName: Named = (widget) => (isTouched(widget) && widget.key !== undefined ? [widget.key] : []);
const otherWords: Named = (widget) => (isTouched(widget) ? otherWordsOf(widget) : []);

/** Finds what `tap` names: a control of that name first, then a small control, then the widget that shows the word. */
export function findMark(widgets: readonly Widget[], tap: Key): Mark | undefined {
  const all = widgets.flatMap(withInner);
  const named = (names: Named): Widget | undefined => all.find((widget) => names(widget).includes(tap));
  const own = named(ownName);
  if (own) return {widget: own, slot: 'widget'};
  const small = named(actionsOf);
  if (small) return {widget: small, slot: 'action'};
  const showing = named(otherWords);
  return showing && {widget: showing, slot: 'widget'};
}

/** Every key that `tap` may name among these widgets. */
export const tapKeysOf = (widgets: readonly Widget[]): Key[] => [
  ...new Set(
    widgets.flatMap(withInner).flatMap((widget) => [...ownName(widget), ...actionsOf(widget), ...otherWords(widget)]),
  ),
];
