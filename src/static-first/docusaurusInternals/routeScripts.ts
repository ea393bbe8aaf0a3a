import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {cleanPath} from '../../site/addresses';
import {read} from '../../lib/files';

/** The manifest that the client build writes into the folder of generated files. */
type BuildRecord = {
  /** The files of a chunk, by its name. */
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

/** The scripts of a chunk, including shared ones, relative to the base URL; none if the bundler has merged the chunk. */
const scriptsOfChunk = ({manifest}: BuildRecord, name: string): string[] =>
  (manifest.origins[name] ?? []).flatMap((id) => manifest.assets[id]?.js ?? []).map(({file}) => file);

/**
 * The scripts that hydrate each page. They belong to its outermost route, because the routes inside that one are static then
 * (client/firstPage.ts). Without this list React would request them only after it has started.
 * @returns files relative to the base URL, by the clean path of a page with the base URL, e.g. `/en/docs/faq`
 */
export function routeScripts(routes: readonly RouteConfig[], record: BuildRecord): Map<string, string[]> {
  const scripts = new Map<string, string[]>();
  for (const outermost of routes) {
    // Routes of the same path are nested; the outermost comes first.
    const [, names] =
      Object.entries(record.chunkNames).find(([key]) => key.replace(/-[^-]+$/, '') === outermost.path) ?? [];
    const files = [...new Set(namesIn(names).flatMap((name) => scriptsOfChunk(record, name)))];
    for (const {path} of flattenRoutes([outermost])) scripts.set(cleanPath(path), files);
  }
  return scripts;
}
