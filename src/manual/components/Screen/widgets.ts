/** A word of the app (`contacts.add`) or of the sample data (`samples.contact`). Never the word itself. */
export type Key = string;

/** Icons that the app shows, by their ids in the sprite. */
export const icons = [
  'services',
  'contacts',
  'orders',
  'profile',
  'top-up',
  'internet',
  'market',
  'remittance',
  'payments',
  'promotions',
] as const;
export type Icon = (typeof icons)[number];

/** What a writer can put on a screen (src/manual/screens/README.md says what each shows). */
export const kinds = [
  'bar',
  'tabBar',
  'brand',
  'button',
  'check',
  'choose',
  'done',
  'field',
  'filters',
  'go',
  'heading',
  'item',
  'line',
  'lines',
  'link',
  'messages',
  'option',
  'person',
  'photo',
  'receipt',
  'row',
  'search',
  'stage',
  'state',
  'step',
  'tab',
  'tabs',
  'text',
  'tile',
  'tiles',
  'toggle',
  'tracking',
  'wait',
] as const;

/** The last three are added by the drawing. */
export type WidgetKind = (typeof kinds)[number] | 'error' | 'gap' | 'group';

/**
 * One widget of a phone screen. `key` is its own word and the name a writer taps it by.
 * `value` is what the app or the reader fills in; a bar is drawn where only the app knows it (null, or nothing on a row).
 */
export interface Widget {
  readonly kind: WidgetKind;
  readonly key?: Key | undefined;
  readonly value?: Key | null | undefined;
  /** The word that is drawn instead of `key`, where the app shows the kind of an item and not its name. */
  readonly shown?: Key | undefined;
  /** The help text under a field; drawn only when it alone is marked. */
  readonly hint?: Key | undefined;
  /** A secondary text on the widget: optional, main, detail missing. */
  readonly note?: Key | undefined;
  /** A second control inside the widget, such as Change or Show. */
  readonly action?: Key | undefined;
  /** Errors that can stand under this widget. */
  readonly errors?: readonly Key[] | undefined;
  readonly icon?: Icon | undefined;
  /** What cannot be undone is red in the app. */
  readonly danger?: boolean | undefined;
  /** A button beside the main one. */
  readonly plain?: boolean | undefined;
  /** The reader types only digits here. */
  readonly digits?: boolean | undefined;
  /** Chosen, turned on, or the current one of several. */
  readonly on?: boolean | undefined;
  /** The only states in which the app shows it, and those in which it does not. */
  readonly in?: readonly Key[] | undefined;
  readonly notIn?: readonly Key[] | undefined;
  /** The widgets inside it. */
  readonly items?: readonly Widget[] | undefined;
}

/** A screen of the app, as `<Screen>` draws it. */
export interface Screen {
  /** The word the alternative text calls the screen by. */
  readonly name: Key;
  /** Where the screen is explained, as `<Related>` names a page, with its section. */
  readonly at?: string | undefined;
  readonly widgets: readonly Widget[];
  /** The state of a screen that is always in one. */
  readonly state?: Key | undefined;
  /** The keys that show that the screen is in another state. */
  readonly states: readonly Key[];
  readonly dialogs: Readonly<Record<string, readonly Widget[]>>;
  readonly toasts: readonly Key[];
  /** Errors of the whole screen: they stand at the top. */
  readonly errors: readonly Key[];
  /** The screen itself is a dialog over another one. */
  readonly isDialog: boolean;
}

/** The error of a field without a value. */
export const REQUIRED = 'common.errors.required';
