// @ts-check
const path = require('node:path');

/**
 * A bundler loader that takes the routes from the table of chunkNamesLoader.cjs, in place of `routes.js`.
 * @returns {string}
 */
module.exports = function routesLoader() {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {table} from '@generated/routesChunkNames';
import {routesIn} from ${JSON.stringify(path.join(__dirname, 'expandRoutes.ts'))};
export default routesIn(table, ComponentCreator);
`;
};
