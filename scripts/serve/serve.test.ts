import {spawnSync} from 'node:child_process';
import {cpSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {sendRequest} from '../../hosting';
import {main} from './cli';
import {serve, type RunningServer} from './index';

const script = `console.log("${'a long script '.repeat(200)}")`;
const head = (canonical: string) =>
  `<head><link rel=canonical href=https://help.example${canonical}><script data-site-base="/">start()</script></head>`;
const root = folderWith({
  'index.html': `<html lang="es">${head('/')}inicio</html>`,
  '404.html': '<html lang="es">Página No Encontrada</html>',
  'docs/faq/index.html': `<html lang="es">${head('/docs/faq/')}preguntas</html>`,
  'en/index.html': `<html lang="en">${head('/en/')}home</html>`,
  'assets/js/main.1a2b3c4d.js': script,
  'sitemap.xml': '<urlset/>',
});

let cdn: RunningServer;

beforeAll(async () => {
  cdn = await serve({root, redirectFor: (path) => (path === '/docs/faq.html' ? '/docs/faq/' : undefined)});
});

afterAll(() => cdn.close());

const ask = (server: RunningServer, path: string, headers: Record<string, string> = {}) =>
  sendRequest(server.url.replace(/\/$/, ''), path, headers);

// A page without a redirect, and the not-found page of a language: e2e/addresses.spec.ts and e2e/not-found.spec.ts.
it.each(['/docs/faq', '//docs/faq', '/\\docs/faq'])('answers %s, and redirects another spelling', async (path) => {
  expect((await ask(cdn, path)).body.toString()).toContain('preguntas');
  const {status, headers} = await ask(cdn, `${path}.html?a=1&b=2`);
  expect([status, headers.location]).toEqual([301, '/docs/faq/?a=1&b=2']);
});

it('answers a missing file with plain text that is not cached', async () => {
  const {status, body, headers} = await ask(cdn, '/assets/js/main.00000000.js');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/plain;charset=utf-8',
    'no-store',
  ]);
  expect(body.toString()).not.toContain('<html');
});

it('a file that disappears while a build is replaced breaks its own answer, and no other', async () => {
  const file = join(root, 'sitemap.xml');
  const headersFor = (name: string) => {
    if (name === 'sitemap.xml') rmSync(file);
    return {};
  };
  const server = await serve({root, headersFor});
  await expect(ask(server, '/sitemap.xml')).rejects.toThrow('socket hang up');
  expect((await ask(server, '/en/')).status).toBe(200);
  await server.close();
});

it('compresses a file, unless the build has it compressed already', async () => {
  const name = '/assets/js/main.1a2b3c4d.js';
  const acceptHeaders = {'accept-encoding': 'gzip, deflate, br'};
  const otherAnswer = await ask(cdn, name, acceptHeaders);
  writeFileSync(join(root, `${name}.br`), brotliCompressSync('compressed ahead'));
  const {headers, body} = await ask(cdn, name, acceptHeaders);
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(body).toString()).toBe('compressed ahead');
  expect(brotliDecompressSync(otherAnswer.body).toString()).toBe(script);
});

it('npm run preview prints the address of a free port, and refuses a port that is taken or not a number', async () => {
  const folder = folderWith();
  symlinkSync(root, join(folder, 'build'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const servers = [await main(folder, []), await main(folder, [])];
  expect(new Set(servers.map(({url}) => url)).size).toBe(2);
  expect(log.mock.calls.flat().join()).toContain(servers[1]?.url);
  const {port} = new URL(servers[0]?.url ?? '');
  await expect(main(folder, ['--port', port])).rejects.toThrow(`Port ${port} is taken by another program`);
  await expect(main(folder, ['--port=http'])).rejects.toThrow('it is "http"');
  await Promise.all(servers.map((server) => server.close()));
  log.mockRestore();
});

it('npm run preview refuses a misspelt option before it installs and builds', () => {
  const folder = folderWith({
    'setup/install.mjs': `export const ensureInstalled = () => Promise.reject(new Error('installs'));`,
    'setup/build.mjs': 'export const ensureBuilt = () => undefined;',
  });
  cpSync(join(import.meta.dirname, '..', 'preview.mjs'), join(folder, 'preview.mjs'));
  const preview = (...options: string[]) => spawnSync(process.execPath, [join(folder, 'preview.mjs'), ...options]);
  expect(preview('--ports', '8080').stderr.toString()).toContain("Unknown option '--ports'");
  expect(preview('--port', '8080').stderr.toString()).toContain('installs');
});
