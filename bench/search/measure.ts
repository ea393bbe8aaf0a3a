import {type Dataset, loadPages} from './corpus';
import type {Engine, Found, OpenEngine} from './engines/engine';
import {generateQueries, qualityQueries, type Query} from './queries';

/** Results of one engine on one dataset. Bytes as sent (Brotli), memory as the process's highest. */
export interface Figures {
  readonly pages: number;
  readonly queries: number;
  readonly buildSeconds: number;
  readonly buildMegabytes: number;
  readonly recall1: number;
  readonly recall3: number;
  readonly reciprocalRank: number;
  /** The shares of queries with a right page first, and among three, for each kind. */
  readonly byKind: Readonly<Record<string, readonly [first: number, amongThree: number]>>;
  /** How many of the pages that a heading finds lead to it; `undefined` for engines that name no heading. */
  readonly rightHeading?: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

const MEGABYTE = 1_048_576;

interface Asked {
  readonly query: Query;
  readonly found: readonly Found[];
  readonly milliseconds: number;
}

const rankOf = ({query, found}: Asked): number => found.findIndex(({url}) => query.pages.has(url)) + 1 || Infinity;
const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length);

function ask({search}: OpenEngine, query: Query): Asked {
  const start = performance.now();
  const found = search(query.text);
  return {query, found, milliseconds: performance.now() - start};
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
  const opened = open();
  const asked = queries.map((query) => ask(opened, query));
  if (showMisses) {
    for (const one of asked) {
      if (rankOf(one) > 3)
        console.error(
          `${one.query.kind}: ${one.query.text} => ${[...one.query.pages].slice(0, 2).join(' ')} (found ${one.found
            .slice(0, 3)
            .map(({url}) => url)
            .join(' ')})`,
        );
    }
  }
  const fromHeadings = asked.filter(
    (one) => one.query.kind === 'heading' && rankOf(one) <= 3 && one.found.some(({heading}) => heading !== undefined),
  );
  const right = (one: Asked): boolean => one.found[rankOf(one) - 1]?.heading === one.query.heading;
  return {
    pages: pages.length,
    queries: asked.length,
    buildSeconds,
    buildMegabytes,
    recall1: share(asked, (one) => rankOf(one) === 1),
    recall3: share(asked, (one) => rankOf(one) <= 3),
    reciprocalRank: asked.reduce((sum, one) => sum + 1 / rankOf(one), 0) / asked.length,
    byKind: Object.fromEntries(
      [...new Set(queries.map(({kind}) => kind))].map((kind) => {
        const ofKind = asked.filter(({query}) => query.kind === kind);
        return [kind, [share(ofKind, (one) => rankOf(one) === 1), share(ofKind, (one) => rankOf(one) <= 3)]];
      }),
    ),
    ...(fromHeadings.length > 0 && {rightHeading: share(fromHeadings, right)}),
    bytes: opened.bytes,
    milliseconds: median(asked.map(({milliseconds}) => milliseconds)),
  };
}
