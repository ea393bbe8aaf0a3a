import {chmodSync, readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {folderWith} from '../support/folder';
import {webkit} from './webkit';

const screen = '#!/bin/sh\necho $$ > "$0.pid"\necho 7\nexec sleep 600\n';
/** Answers that it is ready, and then nothing. */
const driver = `#!${process.execPath}
const [, , port] = process.argv;
console.error('cannot open display');
require('node:http').createServer(({url}, response) => url === '/status' && response.end('{"value": {}}')).listen(port.slice('--port='.length));
`;
const silent = screen.replace('echo 7', 'echo no screen >&2');

test.each([
  ['a window that never opens', {Xvfb: screen, WebKitWebDriver: driver}, 'cannot open display'],
  ['a screen that does not come', {Xvfb: silent}, 'no screen'],
  ['a driver that ends', {Xvfb: screen, WebKitWebDriver: '#!/bin/sh\necho bad port >&2\n'}, 'bad port'],
])('a start of WebKitGTK ends with a reason, and leaves no process: %s', async (_, programs, reason) => {
  const folder = folderWith(programs);
  Object.keys(programs).forEach((name) => chmodSync(join(folder, name), 0o755));
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  await expect(webkit(10_000).launch({width: 360, height: 640})).rejects.toThrow(reason);
  vi.unstubAllEnvs();
  const pid = Number(readFileSync(join(folder, 'Xvfb.pid'), 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
});
