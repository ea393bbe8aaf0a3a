/** A word of the app (`contacts.add`) or of the sample data (`samples.contact`). Never the word itself. */
export type Key = string;

/** Icons that the app shows, by their ids in the sprite. */
export type Icon =
  | 'brand'
  | 'services'
  | 'contacts'
  | 'orders'
  | 'profile'
  | 'top-up'
  | 'internet'
  | 'market'
  | 'remittance'
  | 'payments'
  | 'promotions';

export type WidgetKind =
  | 'bar'
  | 'brand'
  | 'button'
  | 'check'
  | 'choose'
  | 'done'
  | 'error'
  | 'field'
  | 'filters'
  | 'gap'
  | 'go'
  | 'group'
  | 'heading'
  | 'item'
  | 'line'
  | 'link'
  | 'lines'
  | 'messages'
  | 'option'
  | 'person'
  | 'photo'
  | 'receipt'
  | 'row'
  | 'search'
  | 'state'
  | 'stage'
  | 'step'
  | 'tab'
  | 'tabs'
  | 'text'
  | 'tile'
  | 'tiles'
  | 'toggle'
  | 'tracking'
  | 'wait';

/**
 * One widget of a phone screen. `key` is its own word and the name a writer taps it by.
 * `value` is what the app fills in; an unknown value is left out and drawn as a bar.
 */
export interface Widget {
  readonly kind: WidgetKind;
  readonly key?: Key;
  readonly value?: Key;
  /** The word that is drawn instead of `key`, where the app shows the kind of an item and not its name. */
  readonly shown?: Key;
  /** The help text under a field; drawn only when it alone is marked. */
  readonly hint?: Key;
  /** A secondary text on the widget: optional, main, detail missing. */
  readonly note?: Key;
  /** A second control inside the widget, such as Change or Show. */
  readonly action?: Key;
  /** The word on the second control after it was tapped. */
  readonly actionAfter?: Key;
  /** Errors that can stand under this widget. */
  readonly errors?: readonly Key[];
  readonly icon?: Icon;
  /** What cannot be undone is red in the app. */
  readonly tone?: 'danger';
  /** The reader types only digits here. */
  readonly digits?: true;
  /** Chosen, turned on, or the current one of several. */
  readonly on?: boolean;
  readonly widgets?: readonly Widget[];
}

type More = Omit<Widget, 'kind' | 'key'>;
type Build = (key: Key, more?: More) => Widget;

const widget =
  (kind: WidgetKind): Build =>
  (key, more) => ({kind, key, ...more});

/** The bar at the top with the arrow back; without a key it only has the arrow. */
export const bar = (key?: Key): Widget => ({kind: 'bar', ...(key && {key}), action: 'common.back'});
/** The bar of one of the four tabs, without an arrow back. */
export const tabBar = widget('bar');

// Texts, notices and controls: each is a kind of widget with one key.
export const brand = widget('brand');
export const heading = widget('heading');
export const text = widget('text');
export const state = widget('state');
export const done = widget('done');
export const wait = widget('wait');
export const button = widget('button');
export const link = widget('link');
/** A label over its value; only its small control can be tapped. */
export const row = widget('row');
/** An item of a list, with its picture: it opens another screen. */
export const item = widget('item');
/** A label and, at the end of the line, a computed value. */
export const line = widget('line');
/** A row of a list that opens another screen. */
export const go = widget('go');

// Choices, and what a list or a grid is made of.
export const option = widget('option');
export const toggle = widget('toggle');
export const check = widget('check');
export const search = widget('search');
export const person = widget('person');
export const photo = widget('photo');
export const tile = widget('tile');
export const step = widget('step');

/** The tone of a control that cannot be undone. */
export const danger = {tone: 'danger'} as const;

// Content that only the app or somebody else knows, drawn as bars.
export const lines: Widget = {kind: 'lines'};
export const receipt: Widget = {kind: 'receipt'};
export const messages: Widget = {kind: 'messages'};

/** A field that opens a list to choose from. */
export const choose = widget('choose');

/** The error of a field without a value. */
export const REQUIRED = 'common.errors.required';

/** A field; its value can always be missing. */
export const field: Build = (key, more = {}) => ({
  kind: 'field',
  key,
  ...more,
  errors: [...(more.errors ?? []), REQUIRED],
});
// Fields with the errors, keyboard and controls of their kind.
export const emailField: Build = (key, more = {}) =>
  field(key, {...more, errors: [...(more.errors ?? []), 'common.errors.email']});
export const phoneField: Build = (key, more = {}) =>
  field(key, {digits: true, ...more, errors: [...(more.errors ?? []), 'common.errors.phone']});
export const passwordField: Build = (key, more) =>
  field(key, {value: 'samples.password', action: 'common.show', actionAfter: 'common.hide', ...more});

/** A grid of tiles. */
export const tiles = (...widgets: readonly Widget[]): Widget => ({kind: 'tiles', widgets});
/** The filters above a list; the first one is on. */
export const filters = (...keys: readonly Key[]): Widget => ({
  kind: 'filters',
  widgets: keys.map((key, index) => ({kind: 'tab', key, on: index === 0})),
});

const TABS: readonly (readonly [Key, Icon])[] = [
  ['tabs.home', 'services'],
  ['tabs.contacts', 'contacts'],
  ['tabs.orders', 'orders'],
  ['tabs.profile', 'profile'],
];

/** The four tabs at the foot, with the current one. */
export const tabs = (present: Key): Widget => ({
  kind: 'tabs',
  widgets: TABS.map(([key, icon]) => ({kind: 'tab', key, icon, on: key === present})),
});

/** The states that an order passes; `present` is the current one. */
export const tracking = (path: readonly Key[], present: Key): Widget => ({
  kind: 'tracking',
  widgets: path.map((key) => ({kind: 'stage', key, on: key === present})),
});

/** The same widgets after an earlier step that turned one of them on. */
export const remember = (key: Key, widgets: readonly Widget[]): readonly Widget[] =>
  widgets.map((each) => (each.key === key ? {...each, on: true} : each));

/** A dialog over the screen. `name` is the word the alternative text calls it by. */
export interface Dialog {
  readonly name: Key;
  readonly widgets: readonly Widget[];
}

/** A screen of the app, as `<Screen>` draws it. */
export interface Screen {
  /** The word the alternative text calls the screen by: a key, or `{alt}` for a name only pictures use. */
  readonly name: Key | {readonly alt: 'receipt'};
  readonly widgets: readonly Widget[];
  /** Other variants of the screen, by the key that shows it is so. */
  readonly states?: Readonly<Record<Key, readonly Widget[]>>;
  readonly dialogs?: Readonly<Record<string, Dialog>>;
  readonly toasts?: readonly Key[];
  /** Errors of the whole screen: they stand at the top. */
  readonly errors?: readonly Key[];
  /** The screen itself is a dialog over another one. */
  readonly isDialog?: true;
}

export type Screens = Readonly<Record<string, Screen>>;
