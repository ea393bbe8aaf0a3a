import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkMessages} from './catalogue/messages';
import {checkScreenLinks, practiceWords, type PracticeData} from '../screens';
import {linkToEditor, shortenErrors, stopOnWriterErrors} from './stopOnWriterErrors';
import {WriterErrors, type WriterError} from '../writer-errors/writerError';
import {stringsOf} from './catalogue/load';
import type {BuildInfo} from './page/page';
import {practiceName} from './components/practice';
import {readPages, type WrittenPages} from './page/readPages';
import {folderOf, shownPages} from '../site/pages';
import {locales, type Locale} from '../site/locales';
import {siteBaseOf} from '../site/addresses';

/**
 * The development server shows the errors of a page in an overlay and continues. Both languages are served at one port
 * (scripts/start.mjs), so the address of each socket names its language.
 */
const whileWriting = (siteDir: string, baseUrl: string): object => ({
  plugins: [shortenErrors(siteDir)],
  devServer: {
    client: {overlay: {errors: linkToEditor}},
    webSocketServer: {type: 'ws', options: {path: `${baseUrl}ws`}},
  },
});

/** The name of a page, and its tasks. */
type PracticePage = {readonly name: string; readonly tasks: PracticeData['tasks']};

const practisedPages = ({pages}: WrittenPages): PracticePage[] =>
  pages
    .filter(({ref, content}) => ref.section === 'docs' && content.includes('<Steps>'))
    .map(({ref, practice}) => ({name: ref.name, tasks: practice}));

/**
 * Passes the locale and the address of the build to the remark plugins, and registers the dependencies of pages with the bundler, for
 * its cache and the development server: the catalogue, the code of the transforms and drawings, and the Spanish page of a
 * translation. Makes the data of practice mode, by page. A build reads all of its pages first, and stops at the errors in them.
 * @param checkPages finds further errors that stop a build
 */
export function manualPlugin(build: BuildInfo, checkPages: (content: WrittenPages) => readonly WriterError[]) {
  return async ({siteDir, baseUrl, i18n, siteConfig}: LoadContext): Promise<Plugin> => {
    Object.assign(build, {locale: i18n.currentLocale, baseUrl, siteUrl: siteConfig.url + siteBaseOf({i18n})});
    const isBuild = process.env.NODE_ENV === 'production';
    const readAll = () => readPages(siteDir, shownPages(siteDir, i18n.currentLocale), build);
    let practicePages: PracticePage[] | undefined;
    if (isBuild) {
      await stopOnWriterErrors(async () => {
        const sources = await readAll();
        const {pages, unreadable} = sources;
        practicePages = practisedPages(sources);
        build.transformed = new Map(
          pages.map(({file, content, transformed: tree}) => [path.join(siteDir, file), {content, tree}]),
        );
        return [...unreadable, ...pages.flatMap(({errors}) => errors), ...checkPages(sources)];
      });
    }
    return {
      name: 'manual',
      // Before any page is compiled: an unexplained message or a wrong screen belongs to no page that could report it.
      loadContent() {
        const errors = [...checkScreenLinks(), ...locales.flatMap((locale) => checkMessages(siteDir, locale))];
        if (errors.length > 0) throw new WriterErrors(errors);
      },
      async contentLoaded({actions}) {
        // A page that cannot be read has no practice. The bundler reports why it cannot be read.
        for (const {name, tasks} of practicePages ?? practisedPages(await readAll())) {
          await actions.createData(`practice-${practiceName(name)}.json`, {
            words: practiceWords(stringsOf(i18n.currentLocale)),
            tasks,
          } satisfies PracticeData);
        }
      },
      getPathsToWatch: () => [
        ...['manual/catalogue/strings/*.json', 'screens/data/*.yaml'].map((files) => path.join(siteDir, 'src', files)),
        path.join(siteDir, folderOf(i18n.currentLocale as Locale, 'docs'), '**/*.mdx'),
      ],
      configureWebpack: () => ({
        ...(isBuild ? {} : whileWriting(siteDir, baseUrl)),
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
