// @ts-check

/** The long fields that only the build reads. */
const buildOnly = new Set(['clientModules', 'plugins', 'presets', 'ssrTemplate']);

/**
 * A bundler loader that removes these fields from the generated configuration. Docusaurus (3.10.2) puts all of it into the
 * client bundle: it would cost bytes, and expose the folder in which the site was built.
 * @param {string} source `docusaurus.config.mjs` as Docusaurus generates it: a comment and `export default` with plain JSON
 * @returns {string}
 * @throws when the source has another form: Docusaurus has changed it
 */
module.exports = function clientConfig(source) {
  const json = /export default (\{[^]*\});?\s*$/.exec(source)?.[1];
  if (!json) {
    throw new Error(
      'src/startup/docusaurusInternals/configLoader.cjs expects `export default {…}` in the generated docusaurus.config.mjs and found something else. Compare it with what Docusaurus writes now.',
    );
  }
  const config = Object.entries(JSON.parse(json)).filter(([key]) => !buildOnly.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(config))};\n`;
};
