import type {ComponentType} from 'react';

/** Names of a route's chunks, nested as its props are. */
export type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

/** Numbers of a route's chunks, nested as its props are; `null` where the route's own row has the number. */
export type ChunkNumbers = number | null | ChunkNumbers[] | {[key: string]: ChunkNumbers};

/**
 * A route: its path, its kind, the numbers of the chunks that are its own, and its inner routes. A number is the distance from the one
 * before it in the table, nearly always 1: the same text in each row compresses best.
 */
export type Row = [path: string, kind: number, ...rest: (number | Row[])[]];

/** The routes of the site with their chunks, as routeTable.cjs writes them. */
export type RouteTable = {
  /** What routes have in common: attributes such as `exact`, and the chunks that are the same for all of a kind. */
  kinds: {attributes: {[name: string]: unknown}; chunks: ChunkNumbers}[];
  rows: Row[];
};

type Chunks = number | Chunks[] | {[key: string]: Chunks};
type Entry = {path: string; attributes: object; chunks: Chunks; inner: Entry[] | undefined};
type Route = {path: string; component: ComponentType; routes?: Route[]};

/** Reads the table in its order, which the distances need. */
function entriesOf({kinds, rows}: RouteTable): Entry[] {
  let last = 0;
  const fill = (template: ChunkNumbers, own: Iterator<number, undefined>): Chunks => {
    if (typeof template !== 'object') {
      return template;
    }
    if (template === null) {
      last += own.next().value ?? 0;
      return last;
    }
    return Array.isArray(template)
      ? template.map((inner) => fill(inner, own))
      : Object.fromEntries(Object.entries(template).map(([key, inner]) => [key, fill(inner, own)]));
  };
  const toEntry = ([path, kind, ...rest]: Row): Entry => {
    const {attributes = {}, chunks: template = {}} = kinds[kind] ?? {};
    const chunks = fill(template ?? {}, rest.filter((part) => typeof part === 'number').values());
    return {path, attributes, chunks, inner: rest.find((part) => Array.isArray(part))?.map(toEntry)};
  };
  return rows.map(toEntry);
}

/**
 * Expands the table.
 * @returns `chunkNames`, the content of Docusaurus' `routesChunkNames.json` with numbers instead of names, and `routesWith`, which creates
 * the content of its `routes.js`
 */
export function expandRoutes(table: RouteTable): {
  chunkNames: {[key: string]: Chunks};
  routesWith: (createComponent: (path: string, hash: string) => ComponentType) => Route[];
} {
  const entries = entriesOf(table);
  const chunkNames: {[key: string]: Chunks} = {};
  // Distinguishes routes with the same path, like the hash that Docusaurus writes.
  const hashes = new Map<Entry, string>();
  const register = (entry: Entry): void => {
    const hash = String(hashes.size);
    hashes.set(entry, hash);
    chunkNames[`${entry.path}-${hash}`] = entry.chunks;
    entry.inner?.forEach(register);
  };
  entries.forEach(register);
  return {
    chunkNames,
    routesWith: (createComponent) => {
      const toRoute = (entry: Entry): Route => ({
        path: entry.path,
        component: createComponent(entry.path, hashes.get(entry) ?? ''),
        ...entry.attributes,
        ...(entry.inner && {routes: entry.inner.map(toRoute)}),
      });
      return entries.map(toRoute);
    },
  };
}
