// @ts-check

/**
 * The docs of a version, read from the routes with a sidebar. Client code uses path and sidebar, and the id only to find the same doc in
 * another version or the main doc, so that the path serves as the id.
 * Part of the client bundle as well as of globalDataLoader.cjs.
 * @param {import('./expandRoutes').RouteTable} table
 * @param {string} versionPath
 * @returns {{id: string, path: string, sidebar: string}[]}
 */
module.exports = function docsOfRoutes({kinds, rows}, versionPath) {
  /** @param {import('./expandRoutes').Row} row @returns {{id: string, path: string, sidebar: string}[]} */
  const docsIn = ([path, kind, ...rest]) => {
    const sidebar = kinds[kind]?.attributes.sidebar;
    const inner = rest.flatMap((part) => (typeof part === 'number' ? [] : part)).flatMap(docsIn);
    return typeof sidebar === 'string' && path.startsWith(versionPath) ? [{id: path, path, sidebar}, ...inner] : inner;
  };
  return rows.flatMap(docsIn);
};
