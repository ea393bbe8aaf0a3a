import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {cleanPath} from '../../site/addresses';
import {read} from '../../lib/files';
import {groupBy} from '../../lib/text';

/** What the client build writes into the folder of generated files. */
export type BuildRecord = {
  /** Which files a chunk is in, by its name. */
  manifest: {
    origins: {[name: string]: (string | number)[]};
    assets: {[id: string]: {js?: {file: string}[]}};
  };
  /** The names of the chunks of a route, by `<path>-<hash>`; nested like the props of its component. */
  chunkNames: {[route: string]: unknown};
};

/** Reads the record of the build. */
export function readBuildRecord(generatedFilesDir: string): BuildRecord {
  const readJson = (name: string): unknown => JSON.parse(read(path.join(generatedFilesDir, name)));
  return {
    manifest: readJson('client-manifest.json') as BuildRecord['manifest'],
    chunkNames: readJson('routesChunkNames.json') as BuildRecord['chunkNames'],
  };
}

function namesIn(names: unknown): string[] {
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(namesIn) : [String(names)];
}

/** Files relative to the base URL, e.g. `assets/js/c.17.js`. */
export type RouteScripts = {
  /** What shows the page after a navigation. */
  all: string[];
  /** What hydrates it when it is loaded: the routes inside of another one are static then (client/firstPage.ts). */
  hydrating: string[];
};

/**
 * The scripts of the route of each page. Hydration needs them, and without this list React would request them only after it has started.
 * @returns by the clean path of a page with the base URL, e.g. `/en/docs/faq`
 */
export function routeScripts(
  routes: readonly RouteConfig[],
  {manifest, chunkNames}: BuildRecord,
): Map<string, RouteScripts> {
  const namesOfRoute = groupBy(Object.entries(chunkNames), ([key]) => key.slice(0, key.lastIndexOf('-')));
  const filesOf = (name: string) =>
    (manifest.origins[name] ?? []).flatMap((id) => manifest.assets[id]?.js ?? []).map(({file}) => file);

  const filesIn = (names: unknown) => [...new Set(namesIn(names).flatMap(filesOf))];
  const scripts = new Map<string, RouteScripts>();
  const visit = (route: RouteConfig, outer: readonly unknown[]): void => {
    // Routes of the same path stand one in the other; the outermost comes first.
    const names = [...outer, ...(namesOfRoute.get(route.path) ?? []).map(([, nested]) => nested)];
    if (route.routes) {
      route.routes.forEach((inner) => visit(inner, names));
    } else {
      scripts.set(cleanPath(route.path), {all: filesIn(names), hydrating: filesIn(names.slice(0, 1))});
    }
  };
  routes.forEach((route) => visit(route, []));
  return scripts;
}

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
