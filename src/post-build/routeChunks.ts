import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {cleanPath} from '../site-model/cleanPath';

/** Chunk names of a route, nested as its props are; Docusaurus writes one for each `<path>-<hash>`. */
type ChunkNames = {[key: string]: ChunkNames | string} | ChunkNames[];

type Manifest = {
  origins: {[chunkName: string]: string[] | undefined};
  assets: {[chunkId: string]: {js?: {file: string}[]} | undefined};
};

/** What the client build wrote into the folder of generated files. */
export type BuildRecord = {manifest: Manifest; chunkNames: {[route: string]: ChunkNames}};

/**
 * Reads the record of the build.
 * @throws when Docusaurus does not write it like 3.10.2
 */
export function readBuildRecord(generatedFilesDir: string): BuildRecord {
  const readJson = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  return {
    manifest: readJson('client-manifest.json'),
    chunkNames: readJson('routesChunkNames.json'),
  } as BuildRecord;
}

function namesIn(names: ChunkNames | string): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}

/**
 * Finds the scripts of a page's own route: React cannot hydrate without them, and would ask for them only after it has run.
 * @returns a function from the address of a page with the base URL, e.g. `/en/docs/faq/`, to files relative to the base URL,
 * e.g. `assets/js/c.a06302c0.js`; none for a page without a route
 */
export function routeScripts(
  routes: readonly RouteConfig[],
  {manifest, chunkNames}: BuildRecord,
): (address: string) => string[] {
  const namesOfRoute = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const route = key.slice(0, key.lastIndexOf('-'));
    namesOfRoute.set(route, [...(namesOfRoute.get(route) ?? []), ...namesIn(names)]);
  }
  const filesOf = (name: string) =>
    (manifest.origins[name] ?? []).flatMap((id) => manifest.assets[id]?.js ?? []).map(({file}) => file);

  const scripts = new Map<string, string[]>();
  const visit = (route: RouteConfig, outer: readonly string[]): void => {
    const names = [...outer, ...(namesOfRoute.get(route.path) ?? [])];
    if (route.routes) {
      route.routes.forEach((inner) => visit(inner, names));
    } else {
      scripts.set(cleanPath(route.path), [...new Set(names.flatMap(filesOf))]);
    }
  };
  routes.forEach((route) => visit(route, []));
  return (address) => scripts.get(cleanPath(address)) ?? [];
}
