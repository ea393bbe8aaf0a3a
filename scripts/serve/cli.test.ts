import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {main} from './cli';
import {serve} from './index';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-cli-'));
  mkdirSync(join(folder, 'build'));
  const script = '<script data-site-base="/">start()</script>';
  const home = `<html lang="es"><head><link rel=canonical href=https://help.example/>${script}</head>inicio</html>`;
  writeFileSync(join(folder, 'build', 'index.html'), home);
  writeFileSync(join(folder, 'build', '404.html'), `<html lang="es"><head>${script}</head>no encontrada</html>`);
});

afterAll(() => rmSync(folder, {recursive: true}));

describe('the port', () => {
  it('is named in the message when another program has it', async () => {
    const running = await serve({root: join(folder, 'build')});
    const {port} = new URL(running.url);
    await expect(main(folder, ['--port', port])).rejects.toThrow(`Port ${port} is taken by another program`);
    await running.close();
  });

  it('is a free one when no port was given', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const servers = [await main(folder, []), await main(folder, [])];
    expect(new Set(servers.map(({url}) => url)).size).toBe(2);
    expect(log.mock.calls.flat().join()).toContain(servers[1]?.url);
    await Promise.all(servers.map((server) => server.close()));
  });

  it.each(['http', '70000'])('cannot be "%s"', async (port) => {
    await expect(main(folder, [`--port=${port}`])).rejects.toThrow(`it is "${port}"`);
  });
});
