// @ts-check

/**
 * A bundler loader that takes the routes from the table of chunkNamesLoader.cjs, instead of `routes.js`.
 * @returns {string}
 */
module.exports = function routesLoader() {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {routesWith} from '@generated/routesChunkNames';
export default routesWith(ComponentCreator);
`;
};
