import {rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {sendRequest} from '../../hosting/smoke/sendRequest';
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
  'en/404.html': '<html lang="en">Page Not Found</html>',
  'en/docs/faq/index.html': `<html lang="en">${head('/en/docs/faq/')}questions</html>`,
  'assets/js/main.1a2b3c4d.js': script,
  'en/assets/js/main.5e6f7a8b.js': script,
  'img/icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
});

let cdn: RunningServer;

beforeAll(async () => {
  cdn = await serve({root, redirectFor: (path) => (path === '/docs/faq.html' ? '/docs/faq/' : undefined)});
});

afterAll(() => cdn.close());

const ask = (server: RunningServer, path: string, headers: Record<string, string> = {}) =>
  sendRequest(server.url.replace(/\/$/, ''), path, headers);

describe('pages', () => {
  it.each(['/docs/faq', '/docs/faq?q=1'])('answers %s without a redirect', async (path) => {
    const {status, body, headers} = await ask(cdn, path);
    expect(status).toBe(200);
    expect(body.toString()).toContain('preguntas');
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
  });

  it('redirects another spelling, with its query', async () => {
    const {status, headers} = await ask(cdn, '/docs/faq.html?a=1&b=2');
    expect([status, headers.location]).toEqual([301, '/docs/faq/?a=1&b=2']);
  });

  it.each(['//docs/faq', '/\\docs/faq'])('takes the slashes before %s for one', async (path) => {
    expect((await ask(cdn, path)).body.toString()).toContain('preguntas');
    expect((await ask(cdn, `${path}.html`)).headers.location).toBe('/docs/faq/');
  });
});

describe('what is not there', () => {
  it('answers a missing file in plain text that nobody keeps', async () => {
    const {status, body, headers} = await ask(cdn, '/assets/js/main.00000000.js');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain;charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toContain('<html');
  });

  it.each([
    ['/404', 'Página No Encontrada'],
    ['/en/404', 'Page Not Found'],
  ])('answers the address %s of a not-found page with its status', async (path, title) => {
    const {status, body} = await ask(cdn, path);
    expect(status).toBe(404);
    expect(body.toString()).toContain(title);
  });
});

describe('a build that is replaced while it is served', () => {
  it('costs one answer when a file goes before it is opened', async () => {
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

  it('says what is wrong while it is not whole', async () => {
    const headersFor = () => {
      throw new Error('there is no build');
    };
    const server = await serve({root, headersFor});
    const {status, body} = await ask(server, '/en/');
    expect([status, body.toString()]).toEqual([500, 'Error: there is no build\n']);
    await server.close();
  });
});

it('sends what was compressed ahead, if that is asked for', async () => {
  const name = join(root, 'assets/js/main.1a2b3c4d.js.br');
  writeFileSync(name, brotliCompressSync('compressed ahead'));
  const accepting = {'accept-encoding': 'gzip, deflate, br'};
  const ahead = await serve({root, compressedAhead: true});
  const {headers, body} = await ask(ahead, '/assets/js/main.1a2b3c4d.js', accepting);
  const other = await ask(cdn, '/assets/js/main.1a2b3c4d.js', accepting);
  await ahead.close();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(body).toString()).toBe('compressed ahead');
  expect(brotliDecompressSync(other.body).toString()).toBe(script);
});

it('npm run preview prints the address of a free port, and names one that is taken or none', async () => {
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
