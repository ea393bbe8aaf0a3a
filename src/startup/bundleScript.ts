import {buildSync} from 'esbuild';

/**
 * Bundles and minifies a script that is written into pages, or stands beside them. The same sources give the same bytes on every page.
 * @param entry the full path of its source
 * @param define the source code that replaces free names
 * @throws when the sources do not compile, with esbuild's message
 */
export function bundleScript(entry: string, define?: Record<string, string>): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define,
  });
  // One entry point makes one file.
  return outputFiles.map(({text}) => text.trim()).join('');
}
