import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {servers, startServer} from '../../e2e/hosts/servers';
import {precompress, hostingModel} from '../../hosting';
import {numberOption} from '../shared/options';
import {programPath} from '../../scripts/setup/find-browser.cjs';
import {importPackage} from '../shared/packages';
import {table} from '../shared/table';

/** The parts of autocannon's API that are used. */
interface Load {
  requests: {average: number};
  latency: {p50: number; p99: number};
  throughput: {average: number};
  non2xx: number;
  errors: number;
}
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Record<string, string>;
}) => Promise<Load>;

/** What is requested: a page, and the largest script. */
const asked = (files: readonly string[]): [name: string, path: string][] => [
  ['a page', '/docs/faq/'],
  ['the main script', `/${files.find((file) => file.startsWith('assets/js/main.'))}`],
];

/**
 * The load that nginx and Caddy can serve with the generated configuration and precompressed files. The load comes from this same
 * machine and takes its share of it.
 *
 *     npm run bench:load [-- --seconds=10 --connections=50]
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {seconds: {type: 'string', default: '10'}, connections: {type: 'string', default: '50'}},
  });
  const duration = numberOption('--seconds', values.seconds);
  const connections = numberOption('--connections', values.connections);
  const {default: load} = (await importPackage('autocannon')) as {default: Autocannon};
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  try {
    const root = path.join(folder, 'build');
    cpSync(path.join(__dirname, '../../build'), root, {recursive: true});
    const model = hostingModel(root);
    const wanted = asked(model.site.files);
    precompress(root, [
      'docs/faq/index.html',
      ...wanted.map(([, file]) => file.slice(1)).filter((file) => file.endsWith('.js')),
    ]);
    const rows: string[][] = [];
    for (const name of servers.filter(programPath)) {
      const server = await startServer(name, model, root);
      for (const [what, address] of wanted) {
        for (const coding of ['br, gzip', 'gzip']) {
          const headers = {'accept-encoding': coding};
          const {requests, latency, throughput, non2xx, errors} = await load({
            url: server.origin + address,
            connections,
            duration,
            headers,
          });
          rows.push([
            name,
            what,
            coding,
            String(Math.round(requests.average)),
            String(latency.p50),
            String(latency.p99),
            (throughput.average / 1e6).toFixed(1),
            String(non2xx + errors),
          ]);
        }
      }
      await server.stop();
    }
    console.log(table(['Server', 'Asked for', 'Accepts', 'Requests/s', 'p50 ms', 'p99 ms', 'MB/s', 'Failed'], rows));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

void main();
