// @ts-check

/** The long fields that only the build reads. */
const buildOnly = new Set(['clientModules', 'plugins', 'presets', 'ssrTemplate']);

/**
 * A bundler loader that removes these fields from the generated configuration. Docusaurus (3.10.2) puts all of it into the
 * client bundle: it would cost bytes, and expose the folder in which the site was built.
 * @param {string} source `docusaurus.config.mjs` as Docusaurus generates it: a comment and `export default` with plain JSON
 * @returns {string}
 * @throws when the source has another form
 */
module.exports = function clientConfig(source) {
  const json = source.slice(source.indexOf('{'));
  const config = Object.entries(JSON.parse(json.slice(0, json.lastIndexOf('}') + 1))).filter(
    ([key]) => !buildOnly.has(key),
  );
  return `export default ${JSON.stringify(Object.fromEntries(config))};\n`;
};
