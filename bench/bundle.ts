import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Plugin} from '@docusaurus/types';
import {kB, table} from './shared/table';

type Module = {name?: string; size?: number; modules?: Module[]};
type Asset = {name: string; size: number};
type StatsJson = {assets?: Asset[]; chunks?: {names?: string[]; files?: string[]; modules?: Module[]}[]};

const STATS = {
  all: false,
  assets: true,
  chunks: true,
  chunkModules: true,
  nestedModules: true,
  ids: true,
  // Nothing folded up, however many modules there are.
  dependentModules: true,
  orphanModules: true,
  chunkModulesSpace: Infinity,
  nestedModulesSpace: Infinity,
} as const;

const TABLE = path.join(__dirname, 'bundle.md');
/** Less than this is summed up in one row. */
const WORTH_A_ROW = 1500;

/** The package, or the part of this site, that a module belongs to. */
export function ownerOf(name: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
  if (inPackage) {
    return inPackage;
  }
  const inSite = /\/(src\/[^/]+|\.docusaurus|i18n)/.exec(name)?.[1];
  return inSite ? `this site: ${inSite}` : 'runtime glue';
}

function leaves(modules: Module[]): Module[] {
  return modules.flatMap((module) => (module.modules?.length ? leaves(module.modules) : [module]));
}

/** Bytes of source per owner, largest first, the small ones together. */
export function sizesByOwner(modules: Module[]): [owner: string, bytes: number][] {
  const sums = new Map<string, number>();
  for (const {name = '', size = 0} of leaves(modules)) {
    sums.set(ownerOf(name), (sums.get(ownerOf(name)) ?? 0) + size);
  }
  const large = [...sums].filter(([, bytes]) => bytes >= WORTH_A_ROW).sort(([, a], [, b]) => b - a);
  const rest = [...sums].filter(([, bytes]) => bytes < WORTH_A_ROW).reduce((sum, [, bytes]) => sum + bytes, 0);
  return [...large, ['all others', rest]];
}

function report(stats: StatsJson, folder: string): string {
  const entry = (stats.chunks ?? []).filter(({names}) =>
    names?.some((name) => /^(main|runtime~main|common)$/.test(name)),
  );
  const files = entry.flatMap((chunk) => chunk.files ?? []).filter((file) => file.endsWith('.js'));
  const fileRows = files.map((file) => {
    const content = fs.readFileSync(path.join(folder, file));
    const name = path.basename(file).replace(/\.[0-9a-f]{64}\./, '.');
    return [name, kB(content.length), kB(brotliCompressSync(content).length)];
  });
  const rows = sizesByOwner(entry.flatMap((chunk) => chunk.modules ?? [])).map(([owner, bytes]) => [owner, kB(bytes)]);
  return `# What is in the scripts of every page

Made by \`npm run bench:bundle\`, in kB:

${table(['file', 'minified', 'brotli'], fileRows)}

Their contents before minification, in kB:

${table(['part', 'source'], rows)}
`;
}

/** Writes bundle.md from the statistics of the client build. */
export function bundleTable(): Plugin {
  return {
    name: 'bundle-table',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            plugins: [
              {
                apply(compiler) {
                  compiler.hooks.afterDone.tap('bundle-table', (stats) => {
                    const json = stats.toJson(STATS) as StatsJson;
                    fs.writeFileSync(TABLE, report(json, compiler.outputPath));
                  });
                },
              },
            ],
          };
    },
  };
}
