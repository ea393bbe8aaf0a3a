// @ts-check

/** An entry as Docusaurus (3.10.2) writes it: what imports a module, the path of the module, and its id, weakly resolved. */
const ENTRY = /^ {2}"([^"]+)": \[(\(\) => import\(.+\)), "([^"]+)", require\.resolveWeak\("[^"]+"\)\],$/;

/**
 * Reads `registry.js` as Docusaurus generates it.
 * @param {string} source
 * @returns {{name: string, load: string, module: string}[]} of each chunk: its name, the function that imports it, and the module that
 *   it was made for
 * @throws when the source has another form: Docusaurus has changed it
 */
module.exports = function parseRegistry(source) {
  const lines = /^export default \{\n([^]*)\};\s*$/.exec(source)?.[1]?.trimEnd().split('\n') ?? [''];
  return lines.map((line) => {
    const [, name, load, module] = ENTRY.exec(line) ?? [];
    if (!name || !load || !module) {
      throw new Error(
        'src/static-first/docusaurusInternals/generated/parseRegistry.cjs expects lines of the form ' +
          '`"<name>": [() => import("<path>"), "<path>", require.resolveWeak("<path>")],` in the generated registry.js, ' +
          `and found \`${line}\`. Compare it with what Docusaurus writes now.`,
      );
    }
    return {name, load, module};
  });
};
