import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serve, type RunningServer} from '../../scripts/serve';
import {capture} from '../../scripts/setup/run.mjs';
import {openSearch} from '../../src/search/query/search';

const root = join(__dirname, '..', '..');
const notCopied = ['.cache', '.docusaurus', '.git', 'build', 'e2e', 'node_modules', 'test-results'];
const folder = '/ayuda/';
let site = '';
let server: RunningServer;

// English, because its pages then lie in a folder of their own below that of the site.
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'site-in-folder-'));
  for (const name of readdirSync(root).filter((entry) => !notCopied.includes(entry)))
    cpSync(join(root, name), join(site, name), {recursive: true});
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  const config = join(site, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("baseUrl: '/'", `baseUrl: '${folder}'`));
  const cli = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const env = {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: '0'};
  const build = [cli, 'build', '--locale', 'es', '--locale', 'en', '--no-minify'];
  const {code, output} = await capture(process.execPath, build, {cwd: site, env});
  expect(code, output).toBe(0);
  server = await serve({root: join(site, 'build'), baseUrl: folder});
}, 300_000);

afterAll(async () => {
  await server.close();
  rmSync(site, {recursive: true});
});

const get = async (address: string): Promise<string> => {
  const response = await fetch(new URL(address, server.url));
  expect(response.status, address).toBe(200);
  return response.text();
};

it.each([
  ['es', folder, 'reembolso'],
  ['en', `${folder}en/`, 'refund'],
])(
  'in a folder of a host, pages name an index that is there and leads to pages that are (%s)',
  async (_, base, query) => {
    const page = await get(`${base}docs/`);
    const [, name = ''] = /<meta [^>]*name="?search-index"?[^>]*content="?(root\.\w+\.txt)/.exec(page) ?? [];
    const {search} = await openSearch((file) => get(`${base}search/${file}`), name);
    const {results} = await search(query);
    expect(results[0]?.url).toBe('/docs/orders/');
    for (const {url} of results) await get(base + url.slice(1));
  },
);
