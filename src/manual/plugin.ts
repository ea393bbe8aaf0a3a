import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkMessages} from './catalogue/messages';
import {loadScreens} from './components/Screen';
import type {BuildContext} from './page/buildContext';
import {linkToEditor, shortenErrors, stopOnWriterErrors} from './stopOnWriterErrors';
import {WriterErrors} from './writer-errors/writerError';
import {locales} from '../site/locales';
import {watchTextsAlone} from '../startup/docusaurusInternals/watchTranslations';
import {siteBaseOf} from '../site/siteBase';

/**
 * The development server shows an error on the page it is on, and goes on. Both languages are served at one port
 * (scripts/start.mjs): the address of its socket says whose edits it tells of.
 */
const whileWriting = (siteDir: string, baseUrl: string): object => ({
  plugins: [shortenErrors(siteDir)],
  devServer: {
    client: {overlay: {errors: linkToEditor}},
    webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
  },
});

/**
 * Passes the locale and the address of the build to the remark plugins, and registers the dependencies of pages with the bundler, for
 * its cache and the development server: the catalogue, the code of the transforms and drawings, and the Spanish page of a translation.
 */
export function manualPlugin(build: BuildContext) {
  return ({siteDir, baseUrl, i18n, siteConfig, localizationDir}: LoadContext): Plugin => {
    if (process.env.NODE_ENV === 'development') watchTextsAlone(localizationDir);
    build.info = {locale: i18n.currentLocale, baseUrl, siteUrl: siteConfig.url + siteBaseOf({i18n})};
    return {
      name: 'manual',
      // Before any page is compiled: an unexplained message or a wrong screen belongs to no page that could report it.
      loadContent() {
        loadScreens();
        const errors = locales.flatMap((locale) => checkMessages(siteDir, locale));
        if (errors.length > 0) throw new WriterErrors(errors);
      },
      getPathsToWatch: () =>
        ['catalogue/strings/*.json', 'screens/*.yaml'].map((files) => path.join(siteDir, 'src/manual', files)),
      configureWebpack: () => ({
        ...(process.env.NODE_ENV === 'production'
          ? {plugins: [stopOnWriterErrors(siteDir, build)]}
          : whileWriting(siteDir, baseUrl)),
        module: {
          rules: [
            {
              // A list, not a bare expression: Docusaurus 3.10.2 takes every rule with a bare one for a rule of pages and reads
              // the folders from it (core/lib/server/plugins/synthetic.js).
              test: [/\.mdx?$/],
              enforce: 'pre',
              // The address is part of the pictures: naming it here keeps a cached page of another address from being used.
              use: [{loader: path.join(__dirname, 'pageDependencies.mjs'), options: {siteDir, baseUrl}}],
            },
          ],
        },
      }),
    };
  };
}
