import path from 'node:path';

/** Starts Docusaurus; replaces its own entry of the client bundle. */
export const clientEntry = path.join(__dirname, 'entry.ts');

const loader = (name: string) => path.join(__dirname, 'generated', `${name}.cjs`);

/** Files that Docusaurus generates, with the loaders that remove from them what client code does not read or what is repeated. */
export function generatedFileLoaders(isProduction: boolean): {[file: string]: string} {
  const always = {'docusaurus.config.mjs': loader('clientConfigLoader')};
  // In development Docusaurus writes other chunk names, and bytes do not count.
  const inProduction = {
    'registry.js': loader('registryLoader'),
    'routes.js': loader('routesLoader'),
    'routesChunkNames.json': loader('chunkNamesLoader'),
    'globalData.json': loader('globalDataLoader'),
    // All files of the folder: a condition of the bundler is the beginning of a path.
    'docusaurus-plugin-content-docs/default/p/': loader('docsPropsLoader'),
  };
  return isProduction ? {...always, ...inProduction} : always;
}
