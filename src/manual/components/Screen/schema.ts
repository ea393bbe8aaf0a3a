import * as z from 'zod';
import {icons, kinds, REQUIRED, type Key, type Screen, type Widget} from './widgets';

/** Its id lets an editor's schema name all keys once. */
export const key = z.string('key').min(1, 'key').meta({id: 'key'});
const keys = z.array(key, 'keys');
/** One key or several. */
const states = z
  .union([key, keys], 'keys')
  .transform((value) => [value].flat())
  .optional();
const flag = z.boolean('flag').optional();

/** What a widget may have besides its kind. */
const properties = {
  value: key.nullable().optional(),
  shown: key.optional(),
  hint: key.optional(),
  note: key.optional(),
  action: key.optional(),
  errors: keys.optional(),
  icon: z.enum(icons, 'icon').optional(),
  danger: flag,
  plain: flag,
  digits: flag,
  on: flag,
  in: states,
  notIn: states,
  items: z.lazy(() => widgets).optional(),
};

const ofKind = Object.fromEntries(kinds.map((kind) => [kind, key.nullable().optional()])) as Record<
  (typeof kinds)[number],
  z.ZodOptional<z.ZodNullable<z.ZodString>>
>;

/** The names that a widget may have, for a guess at a misspelt one. */
export const widgetNames: readonly string[] = [...kinds, ...Object.keys(properties)];

/** The four tabs of the app with their icons. */
export const TABS = [
  ['tabs.home', 'services'],
  ['tabs.contacts', 'contacts'],
  ['tabs.orders', 'orders'],
  ['tabs.profile', 'profile'],
] as const;

/** What a kind has without a writer's word: the arrow back, the four tabs, the error of an empty field. */
const builtIn = (widget: Widget): Widget => {
  if (widget.kind === 'bar') return {...widget, action: 'common.back'};
  if (widget.kind === 'field') return {...widget, errors: [...(widget.errors ?? []), REQUIRED]};
  if (widget.kind !== 'tabs') return widget;
  return {
    kind: 'tabs',
    items: TABS.map(([tab, icon]) => ({kind: 'tab', key: tab, icon, on: tab === widget.key})),
  };
};

/** `button: contacts.add` with its properties becomes `{kind: 'button', key: 'contacts.add', ...}`. */
const widget: z.ZodType<Widget> = z.strictObject({...properties, ...ofKind}, 'widget').transform((given, context) => {
  const [kind, ...others] = kinds.filter((each) => given[each] !== undefined);
  if (!kind || others.length > 0) {
    context.addIssue({code: 'custom', message: 'kind'});
    return z.NEVER;
  }
  const {[kind]: own, ...rest} = given;
  return builtIn({...rest, kind, key: own ?? undefined});
});

/** A list inside a list, such as the fields that two screens share, becomes part of it. */
export const widgets: z.ZodType<readonly Widget[]> = z.preprocess(
  (list) => (Array.isArray(list) ? list.flat() : list),
  z.array(widget, 'widgets').min(1, 'widgets'),
);

/** What a step can turn on: its key is a state of the screen. */
const CHOSEN: ReadonlySet<string> = new Set(['check', 'option', 'stage', 'toggle']);

const statesOf = (list: readonly Widget[]): Key[] =>
  list.flatMap((each) => [
    ...(each.in ?? []),
    ...(CHOSEN.has(each.kind) && each.key !== undefined ? [each.key] : []),
    ...statesOf(each.items ?? []),
  ]);

/** The widgets of a screen in a state; what the state names is on. */
export const widgetsIn = (list: readonly Widget[], state: Key | undefined): readonly Widget[] =>
  list.flatMap((each): Widget[] => {
    const isHidden = each.in !== undefined && !each.in.includes(state ?? '');
    if (isHidden || each.notIn?.includes(state ?? '')) return [];
    return [
      {
        ...each,
        ...(each.kind === 'state' && {key: state}),
        ...(CHOSEN.has(each.kind) && each.key === state && {on: true}),
        ...(each.items && {items: widgetsIn(each.items, state)}),
      },
    ];
  });

const screenFields = z.strictObject(
  {
    name: key.optional(),
    at: key.optional(),
    state: key.optional(),
    widgets,
    dialogs: z.record(z.string(), widgets).default({}),
    toasts: keys.default([]),
    errors: keys.default([]),
    isDialog: z.boolean('flag').default(false),
  },
  'screen',
);
export const screenNames: readonly string[] = Object.keys(screenFields.shape);

const notInOf = (list: readonly Widget[]): readonly Key[] =>
  list.flatMap((each) => [...(each.notIn ?? []), ...notInOf(each.items ?? [])]);

const screen: z.ZodType<Screen> = screenFields.transform((given, context) => {
  const ofScreen = [...new Set(statesOf(given.widgets))];
  for (const state of notInOf(given.widgets)) {
    if (!ofScreen.includes(state))
      context.addIssue({code: 'custom', message: 'state', input: state, path: ['widgets']});
  }
  return {...given, name: given.name ?? given.widgets[0]?.key ?? '', states: ofScreen};
});

/** A file of src/manual/screens: its screens by name. */
export const screensFile = z.record(z.string(), screen, 'screens');
