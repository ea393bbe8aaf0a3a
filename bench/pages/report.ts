import {kB, table} from '../shared/table';
import type {Figures} from './figures';
import type {TapTimes, taps} from './firstTap';

const ms = (milliseconds: number): string => milliseconds.toFixed(0);
const ratio = (part: number, whole: number): string => (part / whole).toFixed(2);

const columns: readonly (readonly [name: string, value: (figures: Figures) => string])[] = [
  ['readable after, kB', ({readableBytes}) => kB(readableBytes)],
  ['in requests', ({readableRequests}) => String(readableRequests)],
  ['all, kB', ({bytes}) => kB(bytes)],
  ['JS, kB', ({scriptBytes}) => kB(scriptBytes)],
  ['requests', ({requests}) => String(requests)],
  ['prefetched, kB', ({prefetchedBytes}) => kB(prefetchedBytes)],
  ['LCP slow 4G, ms', ({largestPaint}) => ms(largestPaint)],
  ['LCP 250 kbit/s, ms', ({largestPaintSlow}) => ms(largestPaintSlow)],
  ['TBT, ms', ({blocking}) => ms(blocking)],
  ['CLS', ({shift}) => shift.toFixed(3)],
  ['performance', ({performance}) => ms(performance)],
];

/** A site with the median of its pages. */
export type Row = readonly [name: string, figures: Figures];

/** All sites side by side, with times relative to one of them. */
export function peersTable(rows: readonly Row[], against: string): string {
  const base = rows.find(([name]) => name === against)?.[1];
  const head = ['', ...columns.map(([name]) => name), ...(base ? [`LCP / ${against}`] : [])];
  const cells = rows.map(([name, figures]) => [
    name,
    ...columns.map(([, value]) => value(figures)),
    ...(base
      ? [`${ratio(figures.largestPaint, base.largestPaint)}, ${ratio(figures.largestPaintSlow, base.largestPaintSlow)}`]
      : []),
  ]);
  return table(head, cells);
}

/** The limits for a page of this site on one kind of connection. */
export interface Targets {
  readonly readable: number;
  readonly all: number;
  readonly paint: number;
  readonly blocking: number;
  readonly menu: number;
}

const targets: Readonly<Record<'ordinary' | 'saving', Targets>> = {
  saving: {readable: 14_000, all: 14_000, paint: 0.6, blocking: 0, menu: 100},
  ordinary: {readable: 16_000, all: 120_000, paint: 0.7, blocking: 100, menu: 1500},
};

export type Taps = Readonly<Record<keyof typeof taps, TapTimes>>;

/** This site and its targets: bytes of the heaviest page, times of the median page. */
export function targetsTable(
  mode: 'ordinary' | 'saving',
  {middle, heaviest, base, tapTimes}: {middle: Figures; heaviest: Figures; base?: Figures; tapTimes: Taps},
): string {
  const target = targets[mode];
  const rows: [name: string, result: string, target: string, isMet: boolean][] = [
    [
      'bytes until it is readable',
      `${kB(heaviest.readableBytes)} kB, ${heaviest.readableRequests} requests`,
      `${kB(target.readable)} kB`,
      heaviest.readableBytes <= target.readable && heaviest.readableRequests <= 3,
    ],
    ['all bytes of the first page', `${kB(heaviest.bytes)} kB`, `${kB(target.all)} kB`, heaviest.bytes <= target.all],
    ['TBT', `${ms(middle.blocking)} ms`, `${target.blocking} ms`, middle.blocking <= target.blocking],
    ['CLS', heaviest.shift.toFixed(3), '0', heaviest.shift === 0],
    ['Lighthouse performance', ms(middle.performance), '100', middle.performance >= 99.5],
    [
      'first tap on the menu',
      `${ms(tapTimes.menu.effect)} ms`,
      `${target.menu} ms`,
      tapTimes.menu.effect <= target.menu,
    ],
    [
      'first tap on the search, reaction',
      `${ms(tapTimes.search.reaction)} ms (answers after ${ms(tapTimes.search.effect)} ms)`,
      '100 ms',
      tapTimes.search.reaction <= 100,
    ],
    ['first tap on the toggle', `${ms(tapTimes.toggle.effect)} ms`, '100 ms', tapTimes.toggle.effect <= 100],
    ['first tap on the dismissal', `${ms(tapTimes.dismiss.effect)} ms`, '100 ms', tapTimes.dismiss.effect <= 100],
  ];
  if (mode === 'saving') {
    rows.push(['bytes of JS until use', String(heaviest.scriptBytes), '0', heaviest.scriptBytes === 0]);
  }
  if (base) {
    const ratios = [middle.largestPaint / base.largestPaint, middle.largestPaintSlow / base.largestPaintSlow];
    rows.push([
      'LCP against Starlight, slow 4G and 250 kbit/s',
      ratios.map((part) => part.toFixed(2)).join(' and '),
      String(target.paint),
      Math.max(...ratios) <= target.paint,
    ]);
  }
  return table(
    [mode === 'saving' ? 'Save-Data' : 'ordinary connection', 'measured', 'at most', ''],
    rows.map(([name, result, target, isMet]) => [name, result, target, isMet ? 'met' : 'MISSED']),
  );
}
