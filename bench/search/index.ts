import {spawnSync} from 'node:child_process';
import {datasets, type Dataset} from './corpus';
import type {Engine} from './engines/engine';
import {type Figures, measure} from './measure';
import {report} from './report';

/**
 * Compares search engines on the same pages and the same queries, in one run.
 *
 *     npm run bench:search [folder] [-- --only=own] [-- --misses]
 *
 * Without a folder the pages are generated (30, 1,000 and 10,000); with one, every `es-*.jsonl[.gz]` and
 * `en-*.jsonl[.gz]` in it is measured. Each engine runs in a process of its own, so that memory is its own.
 */
const loaders: Record<string, () => Promise<Engine>> = {
  own: async () => (await import('./engines/own')).own,
  minisearch: async () => (await import('./engines/minisearch')).minisearch,
  pagefind: async () => (await import('./engines/pagefind')).pagefind,
};

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name: string): string | undefined =>
  options.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

async function measureHere(engine: string, dataset: Dataset): Promise<void> {
  const load = loaders[engine];
  if (!load) throw new Error(`--engine: expected one of ${Object.keys(loaders).join(', ')}, found "${engine}".`);
  const figures = await measure(await load(), dataset, options.includes('--misses'));
  process.stdout.write(`\n${JSON.stringify(figures)}\n`);
}

function measureApart(engine: string, dataset: Dataset): Figures {
  const run = spawnSync(
    process.execPath,
    [...process.execArgv, __filename, `--engine=${engine}`, `--dataset=${JSON.stringify(dataset)}`, ...options],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const line = run.stdout.trim().split('\n').at(-1) ?? '';
  if (run.status !== 0) throw new Error(`${engine} on ${dataset.name} ended with ${run.status ?? run.signal}: ${line}`);
  return JSON.parse(line) as Figures;
}

function compare(): void {
  const engines = option('only')?.split(',') ?? Object.keys(loaders);
  for (const dataset of datasets(folder)) {
    console.log(
      report(
        dataset.name,
        engines.map((engine) => [engine, measureApart(engine, dataset)]),
      ),
    );
  }
}

const engine = option('engine');
const dataset = option('dataset');
if (engine === undefined || dataset === undefined) compare();
else void measureHere(engine, JSON.parse(dataset) as Dataset);
