/** A word of the app (`contacts.add`) or of the sample data (`samples.contact`). Never the word itself. */
export type Key = string;

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

export type Kind =
  | 'bar'
  | 'brand'
  | 'button'
  | 'check'
  | 'done'
  | 'error'
  | 'field'
  | 'filters'
  | 'go'
  | 'heading'
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
 * One part of a phone screen. `key` is its own word and the name a writer taps it by.
 * What the app fills in is `value`; a value we do not know is left out and drawn as a bar.
 */
export interface Part {
  readonly kind: Kind;
  readonly key?: Key;
  readonly value?: Key;
  /** The word drawn in place of `key`, where the app shows a thing by its kind and not by its name. */
  readonly shown?: Key;
  /** Helping words under a field; drawn only when the eye is on it. */
  readonly hint?: Key;
  /** A quiet mark on the part: optional, main, detail missing. */
  readonly note?: Key;
  /** A second control inside the part, such as Change or Show. */
  readonly action?: Key;
  /** The word the second control takes after it was tapped. */
  readonly actionAfter?: Key;
  /** Errors that can stand under this part. */
  readonly errors?: readonly Key[];
  readonly icon?: Icon;
  /** Chosen, turned on, or the present one of several. */
  readonly on?: boolean;
  readonly parts?: readonly Part[];
}

type More = Omit<Part, 'kind' | 'key'>;
type Build = (key: Key, more?: More) => Part;

const part =
  (kind: Kind): Build =>
  (key, more) => ({kind, key, ...more});

/** The bar at the top with the arrow back; without a key it only has the arrow. */
export const bar = (key?: Key): Part => ({kind: 'bar', ...(key && {key}), action: 'common.back'});
/** The bar of one of the four tabs: nowhere to go back to. */
export const tabBar = part('bar');
export const brand = part('brand');
export const heading = part('heading');
export const text = part('text');
export const state = part('state');
export const done = part('done');
export const wait = part('wait');
export const button = part('button');
export const link = part('link');
export const row = part('row');
/** A label and, at the end of the line, what the app worked out. */
export const line = part('line');
/** A row of a list that opens another screen. */
export const go = part('go');
export const option = part('option');
export const toggle = part('toggle');
export const check = part('check');
export const search = part('search');
export const person = part('person');
export const photo = part('photo');
export const tile = part('tile');
export const step = part('step');

/** Words that only the app or someone else knows: bars. */
export const lines: Part = {kind: 'lines'};
export const receipt: Part = {kind: 'receipt'};
export const messages: Part = {kind: 'messages'};

/** A field the reader may leave open: nothing goes wrong without it. */
export const choose = part('field');

const REQUIRED = 'common.errors.required';

/** A field; every field can miss its value. */
export const field: Build = (key, more = {}) => ({
  kind: 'field',
  key,
  ...more,
  errors: [...(more.errors ?? []), REQUIRED],
});
export const emailField: Build = (key, more = {}) =>
  field(key, {...more, errors: [...(more.errors ?? []), 'common.errors.email']});
export const phoneField: Build = (key, more = {}) =>
  field(key, {...more, errors: [...(more.errors ?? []), 'common.errors.phone']});
export const passwordField: Build = (key, more) =>
  field(key, {action: 'common.show', actionAfter: 'common.hide', ...more});

export const tiles = (...parts: readonly Part[]): Part => ({kind: 'tiles', parts});
export const filters = (...keys: readonly Key[]): Part => ({
  kind: 'filters',
  parts: keys.map((key, index) => ({kind: 'tab', key, on: index === 0})),
});

const TABS: readonly (readonly [Key, Icon])[] = [
  ['tabs.home', 'services'],
  ['tabs.contacts', 'contacts'],
  ['tabs.orders', 'orders'],
  ['tabs.profile', 'profile'],
];

/** The four tabs at the foot, with the present one. */
export const tabs = (present: Key): Part => ({
  kind: 'tabs',
  parts: TABS.map(([key, icon]) => ({kind: 'tab', key, icon, on: key === present})),
});

/** The way of an order: the states it passes, `present` being the one it is in. */
export const tracking = (path: readonly Key[], present: Key): Part => ({
  kind: 'tracking',
  parts: path.map((key) => ({kind: 'step', key, on: key === present})),
});

/** The same parts after an earlier step: what it ticked, turned on or chose stays so. */
export const remember = (key: Key, parts: readonly Part[]): readonly Part[] =>
  parts.map((each) => (each.key === key ? {...each, on: true} : each));

/** A dialog or a sheet over the screen. `name` is the word the alternative text calls it by. */
export interface Dialog {
  readonly name: Key;
  readonly parts: readonly Part[];
}

export interface Screen {
  /** The word the alternative text calls the screen by: a key, or `{alt}` for a name only pictures use. */
  readonly name: Key | {readonly alt: 'receipt'};
  readonly parts: readonly Part[];
  /** Other looks of the screen, by the key that shows it is so. */
  readonly states?: Readonly<Record<Key, readonly Part[]>>;
  readonly dialogs?: Readonly<Record<string, Dialog>>;
  readonly toasts?: readonly Key[];
  /** Errors of the whole screen: they stand at the top. */
  readonly errors?: readonly Key[];
  /** The screen itself is a sheet over another one. */
  readonly sheet?: true;
}

export type Screens = Readonly<Record<string, Screen>>;
