import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkMessages} from './catalogue/messages';
import {checkScreenLinks} from '../screens';
import {scriptsOnUse} from '../static-first/build';
import {linkToEditor, shortenErrors, stopOnWriterErrors} from './stopOnWriterErrors';
import {WriterErrors, type WriterError} from '../writer-errors/writerError';
import type {BuildInfo} from './page/page';
import {readPages, type WrittenPages} from './page/readPages';
import {shownPages} from '../site/pages';
import {locales} from '../site/locales';
import {siteBaseOf} from '../site/addresses';

/**
 * The development server shows the errors of a page in an overlay and continues. Both languages are served at one port
 * (scripts/start.mjs), so the address of each socket names its language.
 */
const whileWriting = (baseUrl: string): object => ({
  devServer: {
    client: {overlay: {errors: linkToEditor}},
    webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
  },
});

/** The parts of Rspack and webpack that are used here. */
interface Compiler {
  webpack: {sources: {RawSource: new (text: string) => object}};
  hooks: {
    emit: {tap(name: string, callback: (compilation: {emitAsset(file: string, source: object): void}) => void): void};
  };
}

/**
 * A plugin of the bundler that adds files, in a build and in the development server. The names of these files have the hashes of their
 * texts, so they are added when everything else is done.
 * @param files texts by names, read at each compilation
 */
const emitFiles = (files: ReadonlyMap<string, string>) => ({
  apply({hooks, webpack}: Compiler): void {
    hooks.emit.tap('EmitFiles', (compilation) => {
      for (const [file, text] of files) compilation.emitAsset(file, new webpack.sources.RawSource(text));
    });
  },
});

/**
 * Passes the locale and the address of the build to the remark plugins, and registers the dependencies of pages with the bundler, for
 * its cache and the development server: the catalogue, the code of the transforms and drawings, and the Spanish page of a
 * translation. Adds the scripts that pages load on use, and the data of practice mode, by page. A build reads all of its pages first, and
 * stops at the errors in them.
 * @param checkPages finds further errors that stop a build
 */
export function manualPlugin(build: BuildInfo, checkPages: (content: WrittenPages) => readonly WriterError[]) {
  return async ({siteDir, baseUrl, i18n, siteConfig}: LoadContext): Promise<Plugin> => {
    Object.assign(build, {locale: i18n.currentLocale, baseUrl, siteUrl: siteConfig.url + siteBaseOf({i18n})});
    const isBuild = process.env.NODE_ENV === 'production';
    const readAll = () => readPages(siteDir, shownPages(siteDir, i18n.currentLocale), build);
    build.filesOnUse = new Map(Object.values(scriptsOnUse()).map(({file, text}) => [file, text]));
    const filesOnUse = emitFiles(build.filesOnUse);
    let hasRead = false;
    if (isBuild) {
      await stopOnWriterErrors(async () => {
        const sources = await readAll();
        const {pages, readErrors} = sources;
        build.transformed = new Map(
          pages.map(({file, content, transformed: tree}) => [path.join(siteDir, file), {content, tree}]),
        );
        return [...readErrors, ...pages.flatMap(({errors}) => errors), ...checkPages(sources)];
      });
    }
    return {
      name: 'manual',
      // Before any page is compiled: an unexplained message or a wrong screen belongs to no page that could report it.
      loadContent() {
        const errors = [...checkScreenLinks(), ...locales.flatMap((locale) => checkMessages(siteDir, locale))];
        if (errors.length > 0) throw new WriterErrors(errors);
      },
      async contentLoaded() {
        // Later the bundler transforms each page that changes. At the start it takes pages from its cache, which has no data of practice.
        if (!isBuild && !hasRead) await readAll();
        hasRead = true;
      },
      getPathsToWatch: () =>
        ['manual/catalogue/strings/*.json', 'screens/data/*.yaml'].map((files) => path.join(siteDir, 'src', files)),
      configureWebpack: (_config, isServer) => ({
        ...(isBuild ? {} : whileWriting(baseUrl)),
        plugins: [...(isBuild ? [] : [shortenErrors]), ...(isServer ? [] : [filesOnUse])],
        module: {
          rules: [
            {
              // A list, because Docusaurus 3.10.2 takes every rule with a bare expression for a rule of pages and reads the folders
              // from it (core/lib/server/plugins/synthetic.js).
              test: [/\.mdx?$/],
              enforce: 'pre',
              // The pictures contain the address: naming it here keeps cached pages with another address from being used.
              use: [{loader: path.join(__dirname, 'pageDependencies.mjs'), options: {siteDir, baseUrl}}],
            },
          ],
        },
      }),
    };
  };
}
