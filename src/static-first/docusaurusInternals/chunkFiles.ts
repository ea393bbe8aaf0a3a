import {readFileSync} from 'node:fs';
import path from 'node:path';
import parseRegistry from './generated/parseRegistry.cjs';
import type {BuildRecord} from './routeScripts';

/** Where the bundler puts the chunks, by their ids: the runtime, which has the names, does not change with them. */
export const CHUNK_FILENAME = 'assets/js/c.[id].js';
/** The same for every chunk, and what the runtime of the bundler and the entry are called. */
export const CHUNK_FILE = /^assets\/js\/c\.\w+\.js$/;
export const RUNTIME_FILE = /^assets\/js\/runtime~main\.\w+\.js$/;
export const MAIN_FILE = /^assets\/js\/main\.\w+\.js$/;

/** What holds words of pages: their text, and what Docusaurus generates from it; not the name of a plugin. */
const words = /\.(?:mdx?|json)(?:\?|$)/;
const isContent = (module: string) => words.test(module) && !module.endsWith('/__plugin.json');

/**
 * Finds the chunks that hold words of pages and nothing else.
 * @param registry `registry.js` as Docusaurus generates it
 * @returns their ids
 */
function contentChunkIds(registry: string, {manifest}: BuildRecord): Set<string> {
  const moduleOf = new Map(parseRegistry(registry).map(({name, module}) => [name, module]));
  const modules = new Map<string, string[]>();
  for (const [name, ids] of Object.entries(manifest.origins)) {
    const module = moduleOf.get(name);
    if (module !== undefined) {
      ids.forEach((id) => modules.set(String(id), [...(modules.get(String(id)) ?? []), module]));
    }
  }
  return new Set(
    [...modules].filter(([, [module = '', ...others]]) => others.length === 0 && isContent(module)).map(([id]) => id),
  );
}

/** As `contentChunkIds`, for the registry in the folder of generated files. */
export const readContentChunkIds = (generatedFilesDir: string, record: BuildRecord): Set<string> =>
  contentChunkIds(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'), record);
