import type {ComponentType} from 'react';

/** Chunk names of a route, nested as its props are; a number is the place of a name among those of the route's own row. */
export type Names = string | number | Names[] | {[key: string]: Names};

/** A route: its path, its kind, the chunk names that are its own, and its inner routes. */
export type Row = [path: string, kind: number, ...rest: (string | Row[])[]];

/** The routes of the site with their chunk names, as routeTable.cjs writes them. */
export type RouteTable = {
  /** What routes have in common: attributes such as `exact`, and the names that are the same for all of a kind. */
  kinds: {attributes: object; names: Names | null}[];
  rows: Row[];
};

type Route = {path: string; component: ComponentType; routes?: Route[]};

const ownNames = ([, , ...rest]: Row) => rest.filter((part) => typeof part === 'string');
const innerRows = (row: Row) => row.find((part) => Array.isArray(part));

function fill(names: Names, own: readonly string[]): unknown {
  if (typeof names === 'object') {
    return Array.isArray(names)
      ? names.map((inner) => fill(inner, own))
      : Object.fromEntries(Object.entries(names).map(([key, inner]) => [key, fill(inner, own)]));
  }
  return typeof names === 'number' ? own[names] : names;
}

/** The place of each row, counted from the outside in: it tells routes of the same path apart. */
function numberRows(rows: readonly Row[], numbers = new Map<Row, number>()): Map<Row, number> {
  for (const row of rows) {
    numbers.set(row, numbers.size);
    numberRows(innerRows(row) ?? [], numbers);
  }
  return numbers;
}

/** The chunk names of each route, as in `routesChunkNames.json`. */
export function chunkNamesIn({kinds, rows}: RouteTable): {[key: string]: unknown} {
  const names: {[key: string]: unknown} = {};
  for (const [row, number] of numberRows(rows)) {
    const shape = kinds[row[1]]?.names;
    if (shape) {
      names[`${row[0]}-${number}`] = fill(shape, ownNames(row));
    }
  }
  return names;
}

/** The routes, as in `routes.js`. */
export function routesIn(
  {kinds, rows}: RouteTable,
  createComponent: (path: string, hash: string) => ComponentType,
): Route[] {
  const numbers = numberRows(rows);
  const toRoute = (row: Row): Route => {
    const [path, kind] = row;
    const inner = innerRows(row);
    return {
      path,
      component: createComponent(path, String(numbers.get(row))),
      ...kinds[kind]?.attributes,
      ...(inner && {routes: inner.map(toRoute)}),
    };
  };
  return rows.map(toRoute);
}
