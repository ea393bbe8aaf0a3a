import {kB, table} from '../shared/table';
import type {Figures} from './measure';

const percent = (part: number): string => (part * 100).toFixed(0);

type Row = readonly [name: string, value: (figures: Figures) => string];

const rows: readonly Row[] = [
  ['recall@1, %', ({recall1}) => percent(recall1)],
  ['recall@3, %', ({recall3}) => percent(recall3)],
  ['MRR', ({reciprocalRank}) => reciprocalRank.toFixed(2)],
  ['right heading, %', ({rightHeading}) => (rightHeading === undefined ? '-' : percent(rightHeading))],
  ['engine and index, kB', ({bytes}) => kB(bytes)],
  ['answer, ms median', ({milliseconds}) => milliseconds.toFixed(0)],
  ['build, s', ({buildSeconds}) => buildSeconds.toFixed(1)],
  ['build, MB', ({buildMegabytes}) => buildMegabytes.toFixed(0)],
];

const kindRow = (kind: string): Row => [
  `${kind}: @1 / @3, %`,
  ({byKind}) => (byKind[kind] ?? []).map(percent).join(' / '),
];

/** A Markdown table with a column for each engine. */
export function report(dataset: string, engines: readonly (readonly [name: string, figures: Figures])[]): string {
  const [first] = engines;
  const head = ['', ...engines.map(([name]) => name)];
  const kinds = Object.keys(first?.[1].byKind ?? {});
  const cells = [...rows, ...kinds.map(kindRow)].map(([name, value]) => [
    name,
    ...engines.map(([, figures]) => value(figures)),
  ]);
  return `\n## ${dataset}: ${first?.[1].pages ?? 0} pages, ${first?.[1].queries ?? 0} queries\n\n${table(head, cells)}`;
}
