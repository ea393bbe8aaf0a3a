import {createRequire} from 'node:module';
import {resolvePackageFile} from './packageFiles';

/** The part of the package that is used here. */
interface Chokidar {
  watch(paths: readonly string[], options?: object): unknown;
}

/**
 * Keeps the development server from loading the whole site again, for seconds, after each edit of a translated page: Docusaurus does so
 * after any change in the folder of the language. The plugins that show pages watch them too, and load them alone.
 * @param localizationDir the folder of the language
 */
export function watchTextsAlone(localizationDir: string): void {
  // The same copy of the package that Docusaurus has.
  const chokidar = createRequire(resolvePackageFile('@docusaurus/core/package.json'))('chokidar') as Chokidar;
  const watch = chokidar.watch.bind(chokidar);
  chokidar.watch = (paths, options) =>
    watch(paths, paths.includes(localizationDir) ? {...options, ignored: '**/*.mdx'} : options);
}
