import {type Dataset, loadPages} from './corpus';
import type {Engine, Found, OpenEngine} from './engines/engine';
import {generateQueries, qualityQueries, type Query} from './queries';

/** The results of one engine on one dataset. Bytes are after Brotli; memory is the peak of the process. */
export interface Figures {
  readonly pages: number;
  readonly queries: number;
  readonly buildSeconds: number;
  readonly buildMegabytes: number;
  readonly recall1: number;
  readonly recall3: number;
  readonly reciprocalRank: number;
  /** For each kind of query, the shares with a right page first, and among the first three. */
  readonly byKind: Readonly<Record<string, readonly [first: number, amongThree: number]>>;
  /** The share of pages found by a heading that lead to this heading; `undefined` for engines without headings. */
  readonly rightHeading?: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

const MEGABYTE = 1_048_576;

interface Asked {
  readonly query: Query;
  readonly results: readonly Found[];
  readonly milliseconds: number;
}

const rankOf = ({query, results}: Asked): number => results.findIndex(({url}) => query.pages.has(url)) + 1 || Infinity;
const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length);

function ask({search}: OpenEngine, query: Query): Asked {
  const start = performance.now();
  const results = search(query.text);
  return {query, results, milliseconds: performance.now() - start};
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Builds an engine on a dataset and runs all queries. */
export async function measure(engine: Engine, dataset: Dataset, showMisses = false): Promise<Figures> {
  const pages = loadPages(dataset);
  const start = performance.now();
  const open = await engine.build(pages, dataset.language);
  const buildSeconds = (performance.now() - start) / 1000;
  const buildMegabytes = (process.resourceUsage().maxRSS * 1024) / MEGABYTE;

  const queries = (dataset.source === undefined ? qualityQueries : generateQueries)(pages, dataset.language);
  const openEngine = open();
  const runs = queries.map((query) => ask(openEngine, query));
  if (showMisses) {
    for (const one of runs) {
      if (rankOf(one) > 3)
        console.error(
          `${one.query.kind}: ${one.query.text} => ${[...one.query.pages].slice(0, 2).join(' ')} (found ${one.results
            .slice(0, 3)
            .map(({url}) => url)
            .join(' ')})`,
        );
    }
  }
  const headingRuns = runs.filter(
    (one) => one.query.kind === 'heading' && rankOf(one) <= 3 && one.results.some(({heading}) => heading !== undefined),
  );
  const right = (one: Asked): boolean => one.results[rankOf(one) - 1]?.heading === one.query.heading;
  return {
    pages: pages.length,
    queries: runs.length,
    buildSeconds,
    buildMegabytes,
    recall1: share(runs, (one) => rankOf(one) === 1),
    recall3: share(runs, (one) => rankOf(one) <= 3),
    reciprocalRank: runs.reduce((sum, one) => sum + 1 / rankOf(one), 0) / runs.length,
    byKind: Object.fromEntries(
      [...new Set(queries.map(({kind}) => kind))].map((kind) => {
        const kindRuns = runs.filter(({query}) => query.kind === kind);
        return [kind, [share(kindRuns, (one) => rankOf(one) === 1), share(kindRuns, (one) => rankOf(one) <= 3)]];
      }),
    ),
    ...(headingRuns.length > 0 && {rightHeading: share(headingRuns, right)}),
    bytes: openEngine.bytes,
    milliseconds: median(runs.map(({milliseconds}) => milliseconds)),
  };
}
