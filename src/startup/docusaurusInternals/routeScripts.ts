import fs from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import * as z from 'zod';
import {cleanPath} from '../../site/cleanPath';
import {knownVersion} from './version';

/** What the client build writes into the folder of generated files: which files a chunk is in, by its name, and the chunks of a route. */
const buildRecord = z.object({
  manifest: z.object({
    origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
    assets: z.record(z.string(), z.object({js: z.array(z.object({file: z.string()})).optional()})),
  }),
  /** Docusaurus writes one for each `<path>-<hash>`. */
  chunkNames: z.record(z.string(), z.json()),
});

export type BuildRecord = z.infer<typeof buildRecord>;

/**
 * Checks the record of the build.
 * @throws with what was expected where, when Docusaurus does not write it like 3.10.2
 */
export function parseBuildRecord(record: unknown): BuildRecord {
  const {data, error} = buildRecord.safeParse(record);
  if (error) {
    throw new Error(
      `src/startup/docusaurusInternals/routeScripts.ts knows client-manifest.json and routesChunkNames.json of Docusaurus ${knownVersion}, and the generated ones are different:\n${z.prettifyError(error)}\nSee lib/webpack/client.js and lib/server/codegen/codegenRoutes.js of @docusaurus/core.`,
    );
  }
  return data;
}

/**
 * Reads the record of the build.
 * @throws when Docusaurus does not write it like 3.10.2
 */
export function readBuildRecord(generatedFilesDir: string): BuildRecord {
  const readJson = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
  return parseBuildRecord({
    manifest: readJson('client-manifest.json'),
    chunkNames: readJson('routesChunkNames.json'),
  });
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
  return scripts;
}
