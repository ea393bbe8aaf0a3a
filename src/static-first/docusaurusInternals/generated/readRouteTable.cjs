// @ts-check
const fs = require('node:fs');
const path = require('node:path');
const routeTable = require('./routeTable.cjs');

const files = ['routes.js', 'routesChunkNames.json'];

/**
 * The table of the routes that Docusaurus has generated.
 * @param {string} folder with the generated files
 * @param {(file: string) => void} [addDependency] registers the files that the table depends on with the bundler
 */
module.exports = function readRouteTable(folder, addDependency) {
  const [routes = '', chunkNames = ''] = files.map((name) => {
    const file = path.join(folder, name);
    addDependency?.(file);
    return fs.readFileSync(file, 'utf8');
  });
  return routeTable(routes, JSON.parse(chunkNames));
};
