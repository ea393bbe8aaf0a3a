// @ts-check
const {readFileSync, readdirSync} = require('node:fs');
const path = require('node:path');

/**
 * @typedef {{type: string, href?: string, docId?: string, items?: Item[]}} Item
 * @typedef {{docs: {[id: string]: {description: string}}, docsSidebars: {[sidebar: string]: Item[]}}} Version
 * @typedef {{version?: Version, categoryGeneratedIndex?: {permalink: string}}} Props the properties of a route, as Docusaurus
 *   (3.10.2) generates them
 */

/**
 * What the pages of a category are for, by the ids of their docs.
 * @param {string} permalink of the category's own page
 * @param {readonly Version[]} versions
 * @returns {{[id: string]: string}}
 */
function descriptionsOf(permalink, versions) {
  /** @param {readonly Item[]} items @returns {Item[]} */
  const flat = (items) => items.flatMap((item) => [item, ...flat(item.items ?? [])]);
  const found = versions.flatMap(({docs, docsSidebars}) =>
    flat(Object.values(docsSidebars).flat())
      .filter(({href}) => href === permalink)
      .flatMap(({items = []}) =>
        items.flatMap(({docId = ''}) => (docs[docId] ? [[docId, docs[docId].description]] : [])),
      ),
  );
  return Object.fromEntries(found);
}

/**
 * The properties of a route without the list of all docs, which every page of the manual would load, and which would change it with
 * the description of any other. Only the page of a category reads some: it gets those.
 * @param {Props} props
 * @param {() => readonly Version[]} readVersions
 */
function withOwnDocs(props, readVersions) {
  if (props.version) {
    return {...props, version: {...props.version, docs: {}}};
  }
  const index = props.categoryGeneratedIndex;
  return index
    ? {...props, categoryGeneratedIndex: {...index, descriptions: descriptionsOf(index.permalink, readVersions())}}
    : props;
}

/**
 * A bundler loader for the properties of the routes of docs.
 * @this {{context: string, addDependency: (file: string) => void}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function docsPropsLoader(source) {
  const readVersions = () =>
    readdirSync(this.context).flatMap((name) => {
      const file = path.join(this.context, name);
      this.addDependency(file);
      /** @type {Props} */
      const {version} = JSON.parse(readFileSync(file, 'utf8'));
      return version ? [version] : [];
    });
  return `export default ${JSON.stringify(withOwnDocs(JSON.parse(source), readVersions))};\n`;
};
module.exports.withOwnDocs = withOwnDocs;
