import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {cleanPath} from '../../site/cleanPath';
import {read} from '../../lib/files';
import {groupBy} from '../../lib/groupBy';

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

/**
 * The scripts of the route of each page. Hydration needs them, and without this list React would request them only after it has started.
 * @returns by the clean path of a page with the base URL, e.g. `/en/docs/faq`, files relative to the base URL, e.g. `assets/js/c.17.js`
 */
export function routeScripts(
  routes: readonly RouteConfig[],
  {manifest, chunkNames}: BuildRecord,
): Map<string, string[]> {
  const namesOfRoute = groupBy(Object.entries(chunkNames), ([key]) => key.slice(0, key.lastIndexOf('-')));
  const filesOf = (name: string) =>
    (manifest.origins[name] ?? []).flatMap((id) => manifest.assets[id]?.js ?? []).map(({file}) => file);

  const scripts = new Map<string, string[]>();
  const visit = (route: RouteConfig, outer: readonly string[]): void => {
    const names = [...outer, ...namesIn(namesOfRoute.get(route.path)?.map(([, nested]) => nested) ?? [])];
    if (route.routes) {
      route.routes.forEach((inner) => visit(inner, names));
    } else {
      scripts.set(cleanPath(route.path), [...new Set(names.flatMap(filesOf))]);
    }
  };
  routes.forEach((route) => visit(route, []));
  return scripts;
}
