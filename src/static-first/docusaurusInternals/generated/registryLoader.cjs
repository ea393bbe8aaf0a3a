// @ts-check
const parseRegistry = require('./parseRegistry.cjs');
const readRouteTable = require('./readRouteTable.cjs');

/**
 * The registry as a list of the functions that import modules. Path and id are left out: only the server and `preloadReady` of
 * react-loadable use them; client code does not, and every page would download those of all pages.
 * @param {string} source `registry.js` as Docusaurus generates it
 * @param {readonly string[]} names of the chunks by their numbers
 * @returns {string}
 * @throws when the source has another form or other names: Docusaurus has changed it
 */
function registryOf(source, names) {
  const imports = new Map(parseRegistry(source).map(({name, load}) => [name, load]));
  if (imports.size !== names.length || !names.every((name) => imports.has(name))) {
    throw new Error(
      `src/static-first/docusaurusInternals/generated/registryLoader.cjs expects ${names.length} chunks in the generated registry.js, one for each chunk of the routes, and found ${imports.size}. Compare it with what Docusaurus writes now.`,
    );
  }
  return `export default [${names.map((name) => `[${imports.get(name)}]`).join(',')}];\n`;
}

/**
 * A bundler loader that writes the registry in the order of the numbers of the chunks (routeTable.cjs).
 * @this {{context: string, addDependency: (file: string) => void}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function registryLoader(source) {
  return registryOf(source, readRouteTable(this.context, this.addDependency).names);
};
module.exports.registryOf = registryOf;
