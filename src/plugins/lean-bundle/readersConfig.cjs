// @ts-check

/** What only the build reads. Docusaurus (3.10.2) puts the whole configuration into the script of every page. */
const buildOnly = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/**
 * A loader of the bundler: leaves in the generated configuration what runs in a browser. The rest would cost readers bytes, and
 * name the folder of the machine that built the site.
 * @param {string} source `docusaurus.config.mjs` as Docusaurus generates it: a comment and `export default` with plain JSON
 * @returns {string}
 * @throws when it looks otherwise, which means that Docusaurus has changed.
 */
module.exports = function readersConfig(source) {
  const json = /export default (\{[^]*\});?\s*$/.exec(source)?.[1];
  if (!json) {
    throw new Error(
      'src/plugins/lean-bundle/readersConfig.cjs expects `export default {…}` in the generated docusaurus.config.mjs and found something else. See what Docusaurus writes now.',
    );
  }
  const config = Object.entries(JSON.parse(json)).filter(([key]) => !buildOnly.has(key));
  return `export default ${JSON.stringify(Object.fromEntries(config))};\n`;
};
