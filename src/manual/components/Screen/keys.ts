import type {Key, Widget} from './widgets';

const present = (keys: readonly (Key | undefined)[]): Key[] => keys.filter((key) => key !== undefined);

/** The controls inside a widget: Change, Show. */
export const actionsOf = (widget: Widget): Key[] => present([widget.action, widget.actionAfter]);

/** Words of a widget that are not its own name. */
export const otherWordsOf = (widget: Widget): Key[] => present([widget.shown, widget.value, widget.hint, widget.note]);

/** A widget and the widgets inside it. */
export const withInner = (widget: Widget): Widget[] => [widget, ...(widget.items ?? [])];

/** Every key a widget can show, errors and hidden words included. */
export const keysOf = (widget: Widget): Key[] =>
  withInner(widget).flatMap((each) => [
    ...present([each.key]),
    ...actionsOf(each),
    ...otherWordsOf(each),
    ...(each.errors ?? []),
  ]);
