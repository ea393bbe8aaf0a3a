import {execFile} from 'node:child_process';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles, readOnce} from '../../lib/files';
import {FOLDER} from './writeIndex';

type BundlerSettings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** What an index is made of. */
const sources = ['docs', 'blog', 'i18n', 'src/pages', 'src/manual', 'src/search'];

/** The text of the index, made again where something was saved since. */
function currentIndex(siteDir: string, locale: string): Promise<string> {
  const files = sources.flatMap((folder) =>
    listFiles(path.join(siteDir, folder)).map((name) => path.join(folder, name)),
  );
  return readOnce(
    `index ${locale}`,
    files.map((name) => path.join(siteDir, name)),
    async () => {
      // A process of its own: here a part of MDX cannot be loaded, and pages would wait.
      const command = ['--import', 'tsx', path.join(__dirname, 'indexSources.ts'), locale];
      const {stdout} = await promisify(execFile)(process.execPath, command, {cwd: siteDir, maxBuffer: 2 ** 28});
      return stdout;
    },
  );
}

/**
 * The search in `npm start`, which has no built pages: its index is made of the sources when a reader searches.
 *
 * A build has an index of each locale, made from its built pages (src/outputs/plugin.ts): a text file with a hashed
 * name below `search/`, which each page names. Nothing of it is in a bundle.
 */
export default function searchPlugin({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'development') return {name: 'search'};
  const middleware = (_request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
    currentIndex(siteDir, i18n.currentLocale).then((text) => {
      response.setHeader('Cache-Control', 'no-store').end(text);
    }, next);
  };
  const setupMiddlewares = (middlewares: object[]) => {
    middlewares.unshift({path: `${baseUrl}${FOLDER}/`, middleware});
    // What this returns is added to what Docusaurus returns, which is this list.
    return [];
  };
  // The bundler's types lack the development server.
  return {name: 'search', configureWebpack: () => ({devServer: {setupMiddlewares}}) as BundlerSettings};
}
