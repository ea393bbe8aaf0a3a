import path from 'node:path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import {sha256} from '../../lib/hashes';
import {writeAttributes} from '../../lib/html';
import {NOT_FOUND_SCRIPT_ATTRIBUTE, ON_USE_FOLDER} from '../names';

/**
 * Bundles and minifies a script that is written into pages, or is a file beside them. The same sources give the same bytes on every page.
 * The bundler's minifier makes them 7 % smaller than esbuild's, compressed.
 * @param entry the full path of its source
 * @param define the source code that replaces free names
 * @throws when the sources do not compile, with esbuild's message
 */
export function bundleScript(entry: string, define?: Record<string, string>): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    define,
  });
  // One entry point makes one file.
  return outputFiles
    .map(({text}) => minifySync(text, {compress: {passes: 2}, mangle: true, module: false, ecma: 2020}).code)
    .join('');
}

/** A script and its file, whose name has the hash of its text: browsers check it (deferred/assets.ts). @param name without extension */
export const namedByContent = (name: string, text: string) => ({file: `${name}.${sha256(text, 'hex')}.js`, text});

const environment = () => ({'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV)});

/** The scripts that the deferred script loads on use (deferred/onUse.ts): their entries below `src`. */
const onUse = {practice: 'screens/practice/client.ts', saveManual: 'offline/ui/client.ts'} as const;

/**
 * The scripts that are loaded on use, the same in all languages: files below the folder of the locale, named by their content.
 * @returns their names and texts
 */
export const scriptsOnUse = (): Record<keyof typeof onUse, {file: string; text: string}> =>
  Object.fromEntries(
    Object.entries(onUse).map(([name, entry]) => {
      const text = bundleScript(path.join(__dirname, '../..', entry), environment());
      return [name, namedByContent(`${ON_USE_FOLDER}/${name}`, text)];
    }),
  ) as ReturnType<typeof scriptsOnUse>;

/**
 * The deferred script of every page (deferred/index.ts), named by its content.
 * @returns the file below the folder of the locale, and its text
 */
export function deferredScript(): {file: string; text: string} {
  const files = Object.entries(scriptsOnUse()).map(([name, {file}]) => [name, file]);
  const text = bundleScript(path.join(__dirname, '../deferred/index.ts'), {
    ...environment(),
    SCRIPTS_ON_USE: JSON.stringify(Object.fromEntries(files)),
  });
  return namedByContent('assets/js/deferred', text);
}

/**
 * The tag of the script, which comes before everything else in a not-found page. Its text is the same in all languages.
 * @param siteBase the base URL as configured, with both slashes
 */
export function notFoundScriptTag(siteBase: string, locales: readonly string[]): string {
  const script = bundleScript(path.join(__dirname, '../notFound/script.ts'));
  const attributes = {'data-site-base': siteBase, [NOT_FOUND_SCRIPT_ATTRIBUTE]: locales.join(' ')};
  return `<script ${writeAttributes(attributes)}>${script}</script>`;
}
