import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import strings from '../../../i18n/es/search/strings.json';
import {listFiles, read} from '../../lib/files';
import {pluginTexts, type Texts} from '../../lib/pluginTexts';
import {SEARCH_FOLDER} from '../../static-first/names';
import {searchScript} from './searchScript';

type BundlerSettings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * The texts of the search, and the search in `npm start`, which has no built pages: it answers from the index of the last build, with the
 * present script.
 *
 * A build has a script and an index of each locale (src/outputs/plugin.ts): files with hashed names below `search/`, which each page
 * names. No bundle contains them.
 */
export default function searchPlugin(context: LoadContext): Plugin {
  const plugin = {name: 'search', ...pluginTexts(strings)};
  if (process.env.NODE_ENV !== 'development') return plugin;
  const folder = path.join(context.outDir, SEARCH_FOLDER);
  const indexOfBuild = () => {
    const name = (existsSync(folder) ? listFiles(folder) : []).find((file) => file.endsWith('.json'));
    if (name === undefined)
      throw new Error(`No search index in ${folder}: the search answers from the last build. Run "npm run build".`);
    return read(path.join(folder, name));
  };
  return {
    ...plugin,
    configureWebpack(_config, _isServer, _utils, content) {
      const middleware = (
        {url}: Pick<IncomingMessage, 'url'>,
        response: Pick<ServerResponse, 'end' | 'setHeader'>,
        next: (error: unknown) => void,
      ) => {
        try {
          const isScript = url?.endsWith('.js');
          response.setHeader('Content-Type', isScript ? 'text/javascript' : 'application/json');
          response.end(isScript ? searchScript({...context, texts: content as Texts}).text : indexOfBuild());
        } catch (error) {
          next(error);
        }
      };
      const setupMiddlewares = (middlewares: object[]) => {
        middlewares.unshift({path: `${context.baseUrl}${SEARCH_FOLDER}/`, middleware});
        // Docusaurus adds a returned list to its own, which is this one.
        return [];
      };
      // The bundler's types lack the development server.
      return {devServer: {setupMiddlewares}} as BundlerSettings;
    },
  };
}
