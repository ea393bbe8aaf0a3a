interface Kind {
  /** Rough height in pixels; only sums matter, to keep pictures about as tall as each other. */
  readonly height?: number;
  /** The reader's action on it, apart from looking. */
  readonly act?: 'tap' | 'type';
  /** If it has a small control, only that can be tapped. */
  readonly isHolder?: true;
  /** A step can turn it on: its key is a state of the screen. */
  readonly isChosen?: true;
  /** A small drawing of a screen (OnScreen) shows it as a box. */
  readonly isBox?: true;
}

/** Kinds that a writer can put on a screen (src/screens/data/README.md explains each). */
const sourceKinds = {
  bar: {},
  tabBar: {},
  brand: {height: 92},
  button: {height: 44, act: 'tap'},
  check: {height: 40, act: 'tap', isChosen: true},
  choose: {act: 'tap', isBox: true},
  done: {height: 52},
  field: {act: 'type', isBox: true},
  filters: {height: 30},
  go: {height: 36, act: 'tap'},
  heading: {height: 22},
  item: {act: 'tap'},
  line: {height: 34},
  lines: {height: 40},
  link: {height: 30, act: 'tap'},
  option: {height: 36, act: 'tap', isChosen: true, isBox: true},
  person: {act: 'tap', isHolder: true},
  photo: {},
  row: {isHolder: true, isBox: true},
  search: {height: 42, act: 'type', isBox: true},
  stage: {height: 32, isChosen: true},
  state: {height: 28},
  step: {act: 'tap'},
  tab: {act: 'tap'},
  tabs: {height: 56},
  text: {height: 38},
  tile: {act: 'tap'},
  tiles: {height: 96},
  toggle: {height: 36, act: 'tap', isChosen: true},
  tracking: {},
  wait: {},
} as const satisfies Record<string, Kind>;

export type WrittenKind = keyof typeof sourceKinds;
export const writtenKinds = Object.keys(sourceKinds) as WrittenKind[];

/** The code adds two kinds: a gap for widgets that are left out, and an error of the app in the state that it names. */
export type WidgetKind = WrittenKind | 'gap' | 'error';

export const kinds: Readonly<Record<WidgetKind, Kind>> = {...sourceKinds, gap: {}, error: {height: 38}};
