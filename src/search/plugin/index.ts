import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';
import {POINTER} from './indexPointer';
import {FOLDER} from './writeIndex';

type BundlerSettings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** Names the index that the last build left, where there is one. */
function lastBuilt(folder: string): HtmlTags {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const root = files.find((name) => name.startsWith('root.'));
  return root === undefined ? [] : [{tagName: 'meta', attributes: {name: POINTER, content: root}}];
}

/**
 * The search in `npm start`, which has no built pages: it uses the index of the last build, or shows that there is none.
 *
 * A build has an index of each locale, made from its built pages (src/outputs/plugin.ts): text files with hashed names below
 * `search/`, and the content index that names the one to open. Nothing of it is in a bundle or in a page.
 */
export default function searchPlugin({outDir, baseUrl}: LoadContext): Plugin {
  const folder = path.join(outDir, FOLDER);
  if (process.env.NODE_ENV !== 'development') {
    return {name: 'search'};
  }
  return {
    name: 'search',
    injectHtmlTags: () => ({headTags: lastBuilt(folder)}),
    // The bundler's types lack the development server.
    configureWebpack: () =>
      ({devServer: {static: [{directory: folder, publicPath: `${baseUrl}${FOLDER}`}]}}) as BundlerSettings,
  };
}
