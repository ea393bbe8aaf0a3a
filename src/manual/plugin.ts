import path from 'node:path';
import type {Root} from 'mdast';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkMessages} from './catalogue/messages';
import {checkFrames, practiceWords, type PracticeData} from '../screens';
import type {BuildContext} from './page/buildContext';
import {linkToEditor, shortenErrors, stopOnWriterErrors} from './stopOnWriterErrors';
import {WriterErrors} from '../writer-errors/writerError';
import {read} from '../lib/files';
import {stringsOf} from './page/componentStrings';
import {parsePage} from './page/mdx';
import {createPage} from './page/page';
import {transformPage} from './remark';
import {listPageRefs, fileOf, folderOf, type PageRef} from '../site/pages';
import {locales, sourceLocale, type Locale} from '../site/locales';
import {siteBaseOf} from '../site/addresses';

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

/** The pages with a task, in this language or else in the source language. */
function practisedPages(siteDir: string, locale: string): PageRef[] {
  const refs = listPageRefs(siteDir).filter(({section}) => section === 'docs');
  const ofLocale = (wanted: string) => refs.filter((ref) => ref.locale === wanted);
  const pages = new Map([...ofLocale(sourceLocale), ...ofLocale(locale)].map((ref) => [ref.name, ref]));
  return [...pages.values()].filter((ref) => read(path.join(siteDir, fileOf(ref))).includes('<Steps>'));
}

/** The name of the data of practice of a page, which the path of its address has too: `practice-services-mobile`. */
const practiceName = (page: string): string =>
  ['practice', ...page.replace(/(\/?index)?\.mdx?$/, '').split('/')].join('-');

/**
 * Passes the locale and the address of the build to the remark plugins, and registers the dependencies of pages with the bundler, for
 * its cache and the development server: the catalogue, the code of the transforms and drawings, and the Spanish page of a
 * translation. Makes the data of practice mode, by page.
 */
export function manualPlugin(build: BuildContext) {
  return ({siteDir, baseUrl, i18n, siteConfig}: LoadContext): Plugin => {
    build.info = {locale: i18n.currentLocale, baseUrl, siteUrl: siteConfig.url + siteBaseOf({i18n})};
    return {
      name: 'manual',
      // Before any page is compiled: an unexplained message or a wrong screen belongs to no page that could report it.
      loadContent() {
        const errors = [...checkFrames(), ...locales.flatMap((locale) => checkMessages(siteDir, locale))];
        if (errors.length > 0) throw new WriterErrors(errors);
      },
      async contentLoaded({actions}) {
        for (const ref of practisedPages(siteDir, i18n.currentLocale)) {
          const file = path.join(siteDir, fileOf(ref));
          // A page that cannot be read has no practice. The bundler compiles it too, and says why.
          const tree = await parsePage(read(file), file).catch((): Root => ({type: 'root', children: []}));
          const page = createPage({tree, file, siteDir, build: build.info});
          transformPage(page);
          await actions.createData(`${practiceName(ref.name)}.json`, {
            words: practiceWords(stringsOf(i18n.currentLocale)),
            tasks: page.practice,
          } satisfies PracticeData);
        }
      },
      getPathsToWatch: () => [
        ...['manual/catalogue/strings/*.json', 'screens/data/*.yaml'].map((files) => path.join(siteDir, 'src', files)),
        path.join(siteDir, folderOf(i18n.currentLocale as Locale, 'docs'), '**/*.mdx'),
      ],
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
