// @ts-check

/** An entry as Docusaurus (3.10.2) writes it: what imports a module, the path of the module, and its id, weakly resolved. */
const entry = /^ {2}("[^"]+"): \[(\(\) => import\(.+\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\],$/;

/**
 * A bundler loader that leaves in the registry only what imports each module. Paths and ids tell the server, and `preloadReady` of
 * react-loadable, which modules a page has used; client code calls neither, and every page would download those of all pages.
 * @param {string} source `registry.js` as Docusaurus generates it
 * @returns {string}
 * @throws when the source has another form: Docusaurus has changed it
 */
module.exports = function registry(source) {
  const lines = /^export default \{\n([^]*)\};\s*$/.exec(source)?.[1]?.trimEnd().split('\n') ?? [];
  const imports = lines.flatMap((line) => {
    const [, name, load] = entry.exec(line) ?? [];
    return name && load ? [`${name}:[${load}]`] : [];
  });
  if (imports.length === 0 || imports.length !== lines.length) {
    throw new Error(
      'src/static-first/bundle/registryLoader.cjs expects lines of the form `"<name>": [() => import("<path>"), "<path>", require.resolveWeak("<path>")],` in the generated registry.js and found something else. Compare it with what Docusaurus writes now.',
    );
  }
  return `export default {${imports.join(',')}};\n`;
};
