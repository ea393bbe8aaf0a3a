import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {choiceOption} from '../shared/options';
import {installPackages} from '../shared/packages';
import {datasets, type Dataset, siteDatasets} from './corpus';
import type {Engine} from './engines/engine';
import {type Figures, measure} from './measure';
import {report} from './report';

/**
 * Compares search engines on the same pages and the same queries, in one run.
 *
 *     npm run bench:search [folder] [-- --only=site] [-- --misses] [-- --site]
 *
 * Without a folder the pages are generated (30, 1,000 and 10,000); with one, every `es-*.jsonl[.gz]` and
 * `en-*.jsonl[.gz]` in it is measured. `--site` runs the queries of `src/search/quality` on the built pages of this site. Each engine
 * runs in its own process, so that memory can be measured.
 */
const loaders = {
  site: async () => (await import('./engines/site')).site,
  minisearch: async () => (await import('./engines/minisearch')).minisearch,
} satisfies Record<string, () => Promise<Engine>>;
const engineNames = Object.keys(loaders) as (keyof typeof loaders)[];

const {
  values,
  positionals: [folder],
} = parseArgs({
  allowPositionals: true,
  options: {
    only: {type: 'string'},
    misses: {type: 'boolean', default: false},
    site: {type: 'boolean', default: false},
    // Options that the command passes to its own processes.
    engine: {type: 'string'},
    dataset: {type: 'string'},
  },
});

async function measureHere(names: readonly (keyof typeof loaders)[], dataset: Dataset): Promise<void> {
  for (const name of names) {
    const figures = await measure(await loaders[name](), dataset, values.misses);
    process.stdout.write(`\n${JSON.stringify(figures)}\n`);
  }
}

function measureApart(engine: string, dataset: Dataset): Figures {
  const args = [`--engine=${engine}`, `--dataset=${JSON.stringify(dataset)}`, ...(values.misses ? ['--misses'] : [])];
  const run = spawnSync(process.execPath, [...process.execArgv, __filename, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const line = run.stdout.trim().split('\n').at(-1) ?? '';
  if (run.status !== 0) throw new Error(`${engine} on ${dataset.name} ended with ${run.status ?? run.signal}: ${line}`);
  return JSON.parse(line) as Figures;
}

async function compare(): Promise<void> {
  const engines = choiceOption('only', values.only, engineNames);
  // Installed here, because the output of the engines' processes is not shown.
  await installPackages();
  for (const dataset of values.site ? siteDatasets : datasets(folder)) {
    console.log(
      report(
        dataset.name,
        engines.map((engine) => [engine, measureApart(engine, dataset)]),
      ),
    );
  }
}

if (values.dataset === undefined) void compare();
else void measureHere(choiceOption('engine', values.engine, engineNames), JSON.parse(values.dataset) as Dataset);
