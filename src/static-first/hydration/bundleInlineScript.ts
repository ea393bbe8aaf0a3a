import path from 'node:path';
import {buildSync} from 'esbuild';

/**
 * Bundles and minifies the inline script (inline/index.ts). The same sources give the same bytes on every page.
 * @throws when the sources do not compile, with esbuild's message
 */
export function bundleInlineScript(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../inline/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
  });
  // One entry point makes one file.
  return outputFiles.map(({text}) => text.trim()).join('');
}
