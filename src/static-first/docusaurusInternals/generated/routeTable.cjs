// @ts-check
const vm = require('node:vm');

/**
 * @typedef {import('./expandRoutes').ChunkNames} ChunkNames
 * @typedef {import('./expandRoutes').ChunkNumbers} ChunkNumbers
 * @typedef {import('./expandRoutes').Row} Row
 * @typedef {import('./expandRoutes').RouteTable} RouteTable
 * @typedef {{path: string, component: string | null, routes?: Route[], [attribute: string]: unknown}} Route
 * @typedef {{attributes: RouteTable['kinds'][number]['attributes'], names: ChunkNames | null, members: number[][]}} Group
 *   routes that differ in their chunks only
 */

/**
 * Reads `routes.js` as Docusaurus (3.10.2) generates it; `component` becomes the key of the route in `routesChunkNames.json`.
 * @param {string} source
 * @returns {Route[]}
 * @throws when the source has another form
 */
function readRoutes(source) {
  const list = /export default (\[[^]*\]);\s*$/.exec(source)?.[1];
  if (!list) {
    throw new Error(
      'src/static-first/docusaurusInternals/generated/routeTable.cjs expects `export default […]` in the generated routes.js and found something else. Compare it with what Docusaurus writes now.',
    );
  }
  /** @param {string} path @param {string} [hash] */
  const ComponentCreator = (path, hash) => (hash === undefined ? null : `${path}-${hash}`);
  return vm.runInNewContext(list, {ComponentCreator});
}

/**
 * @param {ChunkNames} names
 * @returns {string[]}
 */
function namesIn(names) {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}

/**
 * The same structure with other leaves.
 * @param {ChunkNames} names
 * @param {() => number | null} next gives the leaves, in the order of `namesIn`
 * @returns {ChunkNumbers}
 */
function withLeaves(names, next) {
  if (typeof names === 'string') {
    return next();
  }
  return Array.isArray(names)
    ? names.map((inner) => withLeaves(inner, next))
    : Object.fromEntries(Object.entries(names).map(([key, inner]) => [key, withLeaves(inner, next)]));
}

/**
 * Writes the routes and their chunk names as a table that says once what many routes have in common. It has no names: chunks are
 * numbered in the order in which routes first use them. expandRoutes.ts reads the table.
 * @param {string} routesSource `routes.js` as Docusaurus generates it
 * @param {{[key: string]: ChunkNames}} chunkNames `routesChunkNames.json`
 * @returns {{table: RouteTable, names: string[]}} the table, and the names of the chunks by their numbers
 * @throws when a route has no chunk names, or `routes.js` has another form: Docusaurus has changed it
 */
module.exports = function routeTable(routesSource, chunkNames) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @param {string} name */
  const numberOf = (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };

  /** @type {Map<string, number>} */
  const kindOf = new Map();
  /** @type {Group[]} */
  const groups = [];
  /** @param {Group} group @param {number} index */
  const differsAt = ({members}, index) => members.some((member) => member[index] !== members[0]?.[index]);

  let last = 0;
  /** @param {Route} route @returns {() => Row} makes the row, when all routes of its kind are known */
  const collect = ({path, component, routes, ...attributes}) => {
    const names = component === null ? null : chunkNames[component];
    if (names === undefined) {
      throw new Error(
        `src/static-first/docusaurusInternals/generated/routeTable.cjs expects chunk names of "${component}" in the generated routesChunkNames.json and found none. Compare it with what Docusaurus writes now.`,
      );
    }
    const signature = JSON.stringify([attributes, names && withLeaves(names, () => null)]);
    const kind = kindOf.get(signature) ?? kindOf.size;
    kindOf.set(signature, kind);
    const group = (groups[kind] ??= {attributes, names, members: []});
    const own = names ? namesIn(names).map(numberOf) : [];
    group.members.push(own);
    const inner = routes?.map(collect);
    return () => {
      const steps = own
        .filter((_number, index) => differsAt(group, index))
        .map((number) => {
          const step = number - last;
          last = number;
          return step;
        });
      return [path, kind, ...steps, ...(inner ? [inner.map((row) => row())] : [])];
    };
  };

  const rows = readRoutes(routesSource)
    .map(collect)
    .map((row) => row());
  const kinds = groups.map((group) => {
    const shared = (group.members[0] ?? []).map((number, index) => (differsAt(group, index) ? null : number));
    const leaves = shared.values();
    return {
      attributes: group.attributes,
      chunks: group.names === null ? null : withLeaves(group.names, () => leaves.next().value ?? null),
    };
  });
  return {table: {kinds, rows}, names: [...numbers.keys()]};
};
