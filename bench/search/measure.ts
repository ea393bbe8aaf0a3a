import {type Dataset, loadPages} from './corpus';
import type {Engine, Found, Traffic} from './engines/engine';
import {generateQueries, type Kind, KINDS, type Query} from './queries';

/** What one engine does on one dataset. Bytes as sent (Brotli), memory as the process's highest. */
export interface Figures {
  readonly pages: number;
  readonly queries: number;
  readonly buildSeconds: number;
  readonly buildMegabytes: number;
  readonly recall1: number;
  readonly recall3: number;
  readonly reciprocalRank: number;
  readonly recall3ByKind: Readonly<Record<Kind, number>>;
  /** How many of the pages that a heading finds lead to it; `undefined` for engines that name no heading. */
  readonly rightHeading?: number;
  readonly first: Percentiles;
  readonly later: Percentiles;
  readonly milliseconds: number;
}

interface Percentiles {
  readonly medianBytes: number;
  readonly p90Bytes: number;
  readonly worstBytes: number;
  readonly mostRequests: number;
}

/** Queries in one visit of a reader: the first pays for the start, the others find parts in the cache. */
const QUERIES_A_VISIT = 5;
const MEGABYTE = 1_048_576;

interface Asked {
  readonly query: Query;
  readonly found: readonly Found[];
  readonly traffic: Traffic;
  readonly first: boolean;
  readonly milliseconds: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function percentiles(asked: readonly Asked[]): Percentiles {
  const bytes = asked.map(({traffic}) => traffic.bytes).sort((one, other) => one - other);
  return {
    medianBytes: at(bytes, 0.5),
    p90Bytes: at(bytes, 0.9),
    worstBytes: at(bytes, 1),
    mostRequests: Math.max(...asked.map(({traffic}) => traffic.requests)),
  };
}

const rankOf = ({query, found}: Asked): number => found.findIndex(({url}) => query.pages.has(url)) + 1 || Infinity;
const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length);

/** Runs every query, five per visit, in an order that separates neighbours of the list. */
async function ask(engine: Awaited<ReturnType<Engine['build']>>, queries: readonly Query[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  const visits = Math.ceil(queries.length / QUERIES_A_VISIT);
  for (let number = 0; number < visits; number++) {
    const visit = await engine.visit();
    let before: Traffic = {bytes: 0, requests: 0};
    for (let at = number; at < queries.length; at += visits) {
      const query = queries[at];
      if (!query) continue;
      const start = performance.now();
      const found = await visit.search(query.text);
      const milliseconds = performance.now() - start;
      const traffic = {bytes: visit.traffic.bytes - before.bytes, requests: visit.traffic.requests - before.requests};
      asked.push({query, found, traffic, milliseconds, first: at === number});
      before = {...visit.traffic};
    }
  }
  return asked;
}

/** Builds an engine on a dataset and runs all queries. */
export async function measure(engine: Engine, dataset: Dataset, showMisses = false): Promise<Figures> {
  const pages = loadPages(dataset);
  const start = performance.now();
  const built = await engine.build(pages, dataset.language);
  const buildSeconds = (performance.now() - start) / 1000;
  const buildMegabytes = (process.resourceUsage().maxRSS * 1024 + (built.otherMemory ?? 0)) / MEGABYTE;

  const queries = generateQueries(pages, dataset.language);
  const asked = await ask(built, queries);
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
    recall3ByKind: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        share(
          asked.filter(({query}) => query.kind === kind),
          (one) => rankOf(one) <= 3,
        ),
      ]),
    ) as Record<Kind, number>,
    ...(fromHeadings.length > 0 && {rightHeading: share(fromHeadings, right)}),
    first: percentiles(asked.filter(({first}) => first)),
    later: percentiles(asked.filter(({first}) => !first)),
    milliseconds: at(
      asked.map(({milliseconds}) => milliseconds).sort((one, other) => one - other),
      0.5,
    ),
  };
}
