// @ts-check
const path = require('node:path');
const readRouteTable = require('./readRouteTable.cjs');

/**
 * A bundler loader that writes routes and chunk names as one table (routeTable.cjs) instead of `routesChunkNames.json`.
 * @this {{context: string, addDependency: (file: string) => void}}
 * @returns {string}
 */
module.exports = function chunkNamesLoader() {
  const {table} = readRouteTable(this.context, this.addDependency);
  return `import {expandRoutes} from ${JSON.stringify(path.join(__dirname, 'expandRoutes.ts'))};
export const table = ${JSON.stringify(table)};
const {chunkNames, routesWith} = expandRoutes(table);
export {routesWith};
export default chunkNames;
`;
};
