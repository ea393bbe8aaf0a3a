// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const routeTable = require('./routeTable.cjs');

/**
 * A bundler loader that writes routes and chunk names as one table (routeTable.cjs) in place of `routesChunkNames.json`.
 * @this {{context: string, addDependency: (file: string) => void}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function chunkNamesLoader(source) {
  const routes = path.join(this.context, 'routes.js');
  this.addDependency(routes);
  const table = routeTable(fs.readFileSync(routes, 'utf8'), JSON.parse(source));
  return `import {chunkNamesIn} from ${JSON.stringify(path.join(__dirname, 'expandRoutes.ts'))};
export const table = ${JSON.stringify(table)};
export default chunkNamesIn(table);
`;
};
