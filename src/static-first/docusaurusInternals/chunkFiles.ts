import type {BuildRecord} from './routeScripts';

/** Where the bundler puts the chunks, by their ids: the runtime, which has the names, does not change with them. */
export const CHUNK_FILENAME = 'assets/js/c.[id].js';
/** The same for every chunk, and what the runtime of the bundler and the entry are called. */
export const CHUNK_FILE = /^assets\/js\/c\.\w+\.js$/;
export const RUNTIME_FILE = /^assets\/js\/runtime~main\.\w+\.js$/;
export const MAIN_FILE = /^assets\/js\/main\.\w+\.js$/;

/**
 * The names of the chunks that hold words of pages, and what Docusaurus generates from them: not a component, nor the name of a plugin.
 * @param names of the chunks of a route, nested as `routesChunkNames.json` has them
 */
function namesOfContent(names: unknown): string[] {
  if (typeof names !== 'object' || names === null) return [String(names)];
  return Object.entries(names).flatMap(([key, inner]) =>
    key === '__comp' || key === 'plugin' ? [] : namesOfContent(inner),
  );
}

/**
 * Finds the chunks that hold words of pages and nothing else.
 * @returns their ids
 */
export function contentChunkIds({manifest, chunkNames}: BuildRecord): Set<string> {
  // The record lists the chunk that has the name last, behind those that are loaded with it.
  const names = new Set([
    ...Object.values(chunkNames).flatMap(namesOfContent),
    // The phones of practice mode (src/screens/practice/client.ts).
    ...Object.keys(manifest.origins).filter((name) => name.startsWith('practice-')),
  ]);
  return new Set([...names].flatMap((name) => manifest.origins[name]?.slice(-1) ?? []).map(String));
}
