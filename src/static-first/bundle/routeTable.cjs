// @ts-check
const vm = require('node:vm');

/**
 * @typedef {import('./expandRoutes').Names} Names
 * @typedef {import('./expandRoutes').Row} Row
 * @typedef {import('./expandRoutes').RouteTable} RouteTable
 * @typedef {RouteTable['kinds'][number]} Kind
 * @typedef {{path: string, component: string | null, routes?: Route[], [attribute: string]: unknown}} Route
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
      'src/static-first/bundle/routeTable.cjs expects `export default […]` in the generated routes.js and found something else. Compare it with what Docusaurus writes now.',
    );
  }
  /** @param {string} path @param {string} [hash] */
  const ComponentCreator = (path, hash) => (hash === undefined ? null : `${path}-${hash}`);
  return vm.runInNewContext(list, {ComponentCreator});
}

/**
 * The chunk names, in the order of their places.
 * @param {Names} names
 * @returns {string[]}
 */
function leavesOf(names) {
  return typeof names === 'object' ? Object.values(names).flatMap(leavesOf) : [String(names)];
}

/**
 * The same structure with other leaves.
 * @param {Names} names
 * @param {(leaf: string) => Names} replace called in the order of `leavesOf`
 * @returns {Names}
 */
function mapLeaves(names, replace) {
  if (typeof names !== 'object') {
    return replace(String(names));
  }
  return Array.isArray(names)
    ? names.map((inner) => mapLeaves(inner, replace))
    : Object.fromEntries(Object.entries(names).map(([key, inner]) => [key, mapLeaves(inner, replace)]));
}

/**
 * Writes the routes and their chunk names as a table that says once what many routes have in common. expandRoutes.ts reads it.
 * @param {string} routesSource `routes.js` as Docusaurus generates it
 * @param {{[key: string]: Names}} chunkNames `routesChunkNames.json`
 * @returns {RouteTable}
 * @throws when a route has no chunk names, or `routes.js` has another form: Docusaurus has changed it
 */
module.exports = function routeTable(routesSource, chunkNames) {
  /** @type {Map<string, {kind: Kind, members: string[][]}>} */
  const groups = new Map();

  /** @param {Route} route @returns {() => Row} gives the row when all routes of its kind are known */
  const collect = ({path, component, routes, ...attributes}) => {
    const names = component === null ? null : chunkNames[component];
    if (names === undefined) {
      throw new Error(
        `src/static-first/bundle/routeTable.cjs expects chunk names of "${component}" in the generated routesChunkNames.json and found none. Compare it with what Docusaurus writes now.`,
      );
    }
    const shape = names && mapLeaves(names, () => '');
    const signature = JSON.stringify([attributes, shape]);
    const group = groups.get(signature) ?? {kind: {attributes, names}, members: []};
    groups.set(signature, group);
    const own = names ? leavesOf(names) : [];
    group.members.push(own);
    const place = [...groups.keys()].indexOf(signature);
    const inner = routes?.map(collect);
    return () => [
      path,
      place,
      ...own.filter((_name, index) => varies(group, index)),
      ...(inner ? [inner.map((row) => row())] : []),
    ];
  };
  /** @param {{members: string[][]}} group @param {number} index */
  const varies = ({members}, index) => members.some((member) => member[index] !== members[0]?.[index]);

  const rows = readRoutes(routesSource).map(collect);
  const kinds = [...groups.values()].map((group) => {
    const {attributes, names} = group.kind;
    let index = 0;
    let own = 0;
    return {attributes, names: names && mapLeaves(names, (name) => (varies(group, index++) ? own++ : name))};
  });
  return {kinds, rows: rows.map((row) => row())};
};
