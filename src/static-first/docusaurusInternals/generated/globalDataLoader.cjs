// @ts-check
const path = require('node:path');
const docsOfRoutes = require('./docsOfRoutes.cjs');
const readRouteTable = require('./readRouteTable.cjs');

/**
 * @typedef {{id: string, path: string, sidebar?: string}} Doc
 * @typedef {{path: string, mainDocId: string, docs: Doc[]}} Version
 * @typedef {{[plugin: string]: {[instance: string]: {versions?: Version[]}}}} GlobalData
 */

const plugin = 'docusaurus-plugin-content-docs';

/**
 * The properties of docs that client code uses besides their ids, in any order.
 * @param {readonly Doc[]} docs
 */
const factsOf = (docs) =>
  JSON.stringify(docs.map((doc) => JSON.stringify({...doc, id: ''}, Object.keys(doc).sort())).sort());

/**
 * The global data without the docs of versions whose routes contain the same data.
 * @param {GlobalData} data `globalData.json` as Docusaurus (3.10.2) generates it
 * @param {import('./expandRoutes').RouteTable} table
 * @returns {GlobalData}
 */
function withoutDocs(data, table) {
  /** @param {Version} version */
  const shorten = (version) => {
    const main = version.docs.find(({id}) => id === version.mainDocId);
    return main && factsOf(version.docs) === factsOf(docsOfRoutes(table, version.path))
      ? {...version, mainDocId: main.path, docs: undefined}
      : version;
  };
  const instances = Object.entries(data[plugin] ?? {}).map(([name, instance]) => [
    name,
    {...instance, versions: instance.versions?.map(shorten)},
  ]);
  return {...data, [plugin]: Object.fromEntries(instances)};
}

/**
 * A bundler loader that leaves out of `globalData.json` the docs of each version, which client code reads from the routes.
 * @this {{context: string, addDependency: (file: string) => void}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function globalDataLoader(source) {
  const {table} = readRouteTable(this.context, this.addDependency);
  return `import {table} from '@generated/routesChunkNames';
import docsOfRoutes from ${JSON.stringify(path.join(__dirname, 'docsOfRoutes.cjs'))};
const data = ${JSON.stringify(withoutDocs(JSON.parse(source), table))};
for (const {versions} of Object.values(data['${plugin}'])) {
  for (const version of versions) {
    version.docs ??= docsOfRoutes(table, version.path);
  }
}
export default data;
`;
};
module.exports.withoutDocs = withoutDocs;
