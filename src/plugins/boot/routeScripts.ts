import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {cleanPath} from './inline/address';

/** Chunk names of a route, nested as its props are; Docusaurus writes one for each `<path>-<hash>`. */
type ChunkNames = {[key: string]: ChunkNames | string} | ChunkNames[];

type Manifest = {
  origins: {[chunkName: string]: string[] | undefined};
  assets: {[chunkId: string]: {js?: {file: string}[]} | undefined};
};

/** What the client build wrote into the folder of generated files. */
export type BuildRecord = {manifest: Manifest; chunkNames: {[route: string]: ChunkNames}};

/** Reads the record of the build; nothing when Docusaurus does not write it like 3.10.2, and pages keep their short list. */
export function readBuildRecord(generatedFilesDir: string): BuildRecord | undefined {
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  try {
    const record = {manifest: read('client-manifest.json'), chunkNames: read('routesChunkNames.json')} as BuildRecord;
    return typeof record.manifest.origins === 'object' && typeof record.manifest.assets === 'object'
      ? record
      : undefined;
  } catch {
    return undefined;
  }
}

/** The paths of the routes around a page, outermost first; empty when there is no such page. */
export function routesAround(address: string, routes: RouteConfig[]): string[] {
  for (const route of routes) {
    if (route.exact ? cleanPath(route.path) === cleanPath(address) : address.startsWith(route.path)) {
      const inner = route.routes ? routesAround(address, route.routes) : [];
      if (!route.routes || inner.length) {
        return [route.path, ...inner];
      }
    }
  }
  return [];
}

function leaves(names: ChunkNames | string): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(leaves);
}

/**
 * The scripts of a page's own route: React cannot hydrate without them, and would ask for them only after it has run.
 * @param address path of the page with the base URL, e.g. `/en/docs/faq/`
 * @returns files relative to the base URL, e.g. `assets/js/c.a06302c0.js`
 */
export function routeScripts(address: string, routes: RouteConfig[], {manifest, chunkNames}: BuildRecord): string[] {
  const around = new Set(routesAround(address, routes));
  const names = Object.entries(chunkNames)
    .filter(([route]) => around.has(route.replace(/-[^-]+$/, '')))
    .flatMap(([, nested]) => leaves(nested));
  const files = names
    .flatMap((name) => manifest.origins[name] ?? [])
    .flatMap((id) => manifest.assets[id]?.js ?? [])
    .map(({file}) => file);
  return [...new Set(files)];
}
