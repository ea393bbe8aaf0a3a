import * as z from 'zod';
import {kinds, writtenKinds, type WidgetKind, type WrittenKind} from './kinds';

/** A word of the app (`contacts.add`) or of the sample data (`samples.contact`). Never the word itself. */
export type Key = string;

/** A key. The id lets an editor's schema name all keys once. */
export const key = z.string('key').min(1, 'key').meta({id: 'key'});
const keys = z.array(key, 'keys');
/** The name of a screen. */
const screenName = z.string('key');
const states = z
  .union([key, keys], 'keys')
  .transform((value) => [value].flat())
  .optional();
const flag = z.boolean('flag').optional();

const word = key.optional();
const optionalKey = key.nullable().optional();

/** The four tabs of the app, with their icons by the ids in the sprite. */
const tabs = {home: 'services', contacts: 'contacts', orders: 'orders', profile: 'profile'} as const;
/** Other icons that the app shows. */
const icons = ['top-up', 'internet', 'market', 'remittance', 'payments', 'promotions'] as const;

/** Properties of a widget, without its kind (src/screens/data/README.md). */
const properties = z.strictObject(
  {
    /** Null, or a row without a value, draws a bar: only the app knows the value. */
    value: optionalKey,
    /** The value in some states. */
    valueIn: z.record(z.string(), key, 'valueIn').optional(),
    shown: word,
    hint: word,
    note: word,
    /** The field or choice that sets its value. In practice, the value is empty until the reader has used it. */
    after: word,
    action: word,
    errors: keys.optional(),
    icon: z.enum([...Object.values(tabs), ...icons], 'icon').optional(),
    danger: flag,
    /** A button beside the main one. */
    plain: flag,
    digits: flag,
    on: flag,
    in: states,
    notIn: states,
  },
  'widget',
);

/** One widget of a phone screen. `key` is its own word and the name that a writer taps it by. */
export interface Widget extends Readonly<z.output<typeof properties>> {
  readonly kind: WidgetKind;
  readonly key?: Key | undefined;
  /** The text that is typed in it, if its value in this state is different. */
  readonly typed?: Key | null | undefined;
  readonly items?: readonly Widget[] | undefined;
}

const keyByKind = Object.fromEntries(writtenKinds.map((kind) => [kind, optionalKey])) as Record<
  WrittenKind,
  typeof optionalKey
>;
const widgetFields = properties.extend({items: z.lazy(() => widgets).optional(), ...keyByKind});

/** The names that a widget may have, to suggest one for a misspelt name. */
export const widgetNames: readonly string[] = Object.keys(widgetFields.shape);

/** Parts that a kind has without a word of the writer: the arrow back, the four tabs. */
const builtIn = (widget: Widget): Widget => {
  if (widget.kind === 'bar') return {...widget, action: 'common.back'};
  if (widget.kind !== 'tabs') return widget;
  return {
    kind: 'tabs',
    items: Object.entries(tabs).map(([name, icon]) => {
      const key = `tabs.${name}`;
      return {kind: 'tab', key, icon, on: key === widget.key};
    }),
  };
};

/** `button: contacts.add` with its properties becomes `{kind: 'button', key: 'contacts.add', ...}`. */
const widget: z.ZodType<Widget> = widgetFields.transform((fields, context) => {
  const [kind, ...others] = writtenKinds.filter((each) => fields[each] !== undefined);
  if (!kind || others.length > 0) {
    context.addIssue({code: 'custom', message: 'kind'});
    return z.NEVER;
  }
  const {[kind]: key, ...rest} = fields;
  return builtIn({...rest, kind, key: key ?? undefined});
});

export const widgets: z.ZodType<readonly Widget[]> = z.array(widget, 'widgets').min(1, 'widgets');

/** Whether a part is there in these states. */
export const isThere = ({in: only, notIn}: Pick<Widget, 'in' | 'notIn'>, states: readonly Key[]): boolean =>
  (!only || only.some((state) => states.includes(state))) && !notIn?.some((state) => states.includes(state));

const statesOf = (list: readonly Widget[]): Key[] =>
  list.flatMap((each) => [
    ...(each.in ?? []),
    ...Object.keys(each.valueIn ?? {}),
    ...(kinds[each.kind].isChosen && each.key !== undefined ? [each.key] : []),
    ...(each.errors ?? []),
    ...statesOf(each.items ?? []),
  ]);

/** Keys that are separated by spaces, each once. */
export const listOf = (keys: string | undefined): readonly Key[] => [...new Set(keys?.split(' ').filter(Boolean))];

/** The options among which one is chosen: the options between two headings. */
export const groupOf = (list: readonly Widget[], option: Widget): readonly Widget[] => {
  const kindsOf = list.map(({kind}) => kind);
  const at = list.indexOf(option);
  const end = kindsOf.indexOf('heading', at);
  return list
    .slice(kindsOf.lastIndexOf('heading', at) + 1, end < 0 ? undefined : end)
    .filter(({kind}) => kind === 'option');
};

/** The widgets of a screen in one or several states: a widget that a state names is switched on, and an error follows its widget. */
export const widgetsIn = (list: readonly Widget[], state: string | undefined): readonly Widget[] => {
  const states = listOf(state);
  const isNow = (key: Key | undefined) => key !== undefined && states.includes(key);
  return list.flatMap((each): Widget[] => {
    const value = states.flatMap((state) => each.valueIn?.[state] ?? []).at(0);
    const isChosen = kinds[each.kind].isChosen === true && isNow(each.key);
    const isOff = each.kind === 'option' && !isChosen && groupOf(list, each).some(({key}) => isNow(key));
    if (!isThere(each, states)) return [];
    return [
      {
        ...each,
        ...(value !== undefined && {value, typed: each.value ?? null}),
        ...(each.kind === 'state' && {key: states[0]}),
        ...((isChosen || isOff) && {on: !isOff}),
        ...(each.items && {items: widgetsIn(each.items, state)}),
      },
      ...errorsIn(each.errors, states),
    ];
  });
};

/** The errors that show in these states. */
export const errorsIn = (errors: readonly Key[] = [], states: readonly Key[]): Widget[] =>
  errors.filter((key) => states.includes(key)).map((key) => ({kind: 'error', key}));

const requestFields = {tap: word, type: word, look: word, toast: word, dialog: word, state: word};
/** Properties of a `<Screen>`, without its name (src/manual/README.md explains each). */
export const screenProps = Object.keys(requestFields) as (keyof typeof requestFields)[];

/** A screen of a task and its marks. With `in`, it belongs only to tasks in which one of these keys was tapped before. */
const frame = z.strictObject({name: screenName.optional(), ...requestFields, in: states}, 'frame');
/** The properties of `<Screen>`, and in a mistake its sentence. */
export type Frame = Readonly<z.output<typeof frame> & {say?: Key}>;

/** A mistake that practice shows at a touch, until the reader corrects it. */
const mistake = z.strictObject(
  {
    frames: z.array(z.strictObject({...frame.shape, say: key}, 'mistakeFrame'), 'frames').min(1, 'frames'),
    /** The mistake ends the task; otherwise the next step follows. */
    done: flag,
    /** The mistake leads away from the task: its step begins again, or the whole task. */
    again: flag,
    restart: flag,
    in: states,
    notIn: states,
  },
  'mistake',
);

const screenFields = z.strictObject(
  {
    name: word,
    at: word,
    /** The state of a screen that is always in one. */
    state: word,
    widgets,
    dialogs: z.record(z.string(), widgets).default({}),
    toasts: keys.default([]),
    errors: keys.default([]),
    /** The screen belongs to the phone or to somebody else, not to the app. */
    outside: flag,
    /** Fields have values before the reader types. In practice, fields of other screens are empty until then. */
    filled: flag,
    /** The names of the screens that the app can open at a touch, by the key of the touched widget. */
    opens: z.record(z.string(), z.array(screenName, 'keys')).default({}),
    /** The screens that a touch opens before the task goes on, by the key of the touched widget. */
    touch: z.record(z.string(), z.array(frame, 'frames').min(1, 'frames')).default({}),
    fails: z.record(z.string(), z.array(mistake, 'mistakes')).default({}),
  },
  'screen',
);

/** A screen of the app, as `<Screen>` draws it. */
export interface Screen extends Readonly<z.output<typeof screenFields>> {
  readonly name: Key;
  /** The keys that show that the screen is in another state. */
  readonly states: readonly Key[];
}

export const screenNames: readonly string[] = Object.keys(screenFields.shape);

const notInOf = (list: readonly Widget[]): readonly Key[] =>
  list.flatMap((each) => [...(each.notIn ?? []), ...notInOf(each.items ?? [])]);

const screen: z.ZodType<Screen> = screenFields.transform((fields, context) => {
  const screenStates = [...new Set([...statesOf(fields.widgets), ...fields.errors, ...fields.toasts])];
  for (const state of notInOf(fields.widgets)) {
    if (!screenStates.includes(state))
      context.addIssue({code: 'custom', message: 'state', input: state, path: ['widgets']});
  }
  const tabs = fields.widgets.flatMap(({kind, items = []}) => (kind === 'tabs' ? items : []));
  const opens = {
    ...Object.fromEntries(tabs.map(({key = ''}) => [key, [key.replace('tabs.', '')]])),
    ...fields.opens,
  };
  return {...fields, opens, name: fields.name ?? fields.widgets[0]?.key ?? '', states: screenStates};
});

/** A file of src/screens/data: its screens by name. */
export const screensFile = z.record(z.string(), screen, 'screens');
