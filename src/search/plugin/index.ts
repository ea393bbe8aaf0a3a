import {existsSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles, read} from '../../lib/files';
import {INDEX_FOLDER} from './writeIndex';

type BundlerSettings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * The search in `npm start`, which has no built pages: it answers from the index of the last build.
 *
 * A build has an index of each locale, made from its built pages (src/outputs/plugin.ts): a JSON file with a hashed name below `search/`,
 * which each page names. No bundle contains it.
 */
export default function searchPlugin({outDir, baseUrl}: Pick<LoadContext, 'outDir' | 'baseUrl'>): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'search'};
  const folder = path.join(outDir, INDEX_FOLDER);
  const middleware = (_request: object, response: Pick<ServerResponse, 'end'>, next: (error: unknown) => void) => {
    const [name] = existsSync(folder) ? listFiles(folder) : [];
    if (name === undefined)
      next(new Error(`No search index in ${folder}: the search answers from the last build. Run "npm run build".`));
    else response.end(read(path.join(folder, name)));
  };
  const setupMiddlewares = (middlewares: object[]) => {
    middlewares.unshift({path: `${baseUrl}${INDEX_FOLDER}/`, middleware});
    // Docusaurus adds a returned list to its own, which is this one.
    return [];
  };
  // The bundler's types lack the development server.
  return {name: 'search', configureWebpack: () => ({devServer: {setupMiddlewares}}) as BundlerSettings};
}
