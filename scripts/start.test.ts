import {type ChildProcess, spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import readline from 'node:readline';
import {afterAll, beforeAll, expect, it} from 'vitest';

/** In place of Docusaurus: answers with its language and the number of its process, and stops at a page of this name. */
const server = `
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
const [locale, port] = ['--locale', '--port'].map((name) => process.argv[process.argv.indexOf(name) + 1]);
if (existsSync('docs/broken.mdx')) process.exit(1);
createServer((_, response) => response.end(locale + ' ' + process.pid)).listen(port, () => console.log('compiled'));
`;

const folder = mkdtempSync(join(tmpdir(), 'start-'));
let site: ChildProcess;
let url = '';
let waiting: {text: string; resolve: () => void}[] = [];

const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), {recursive: true});
  writeFileSync(join(folder, name), text);
};
/** Waits until `npm start` has printed each of these texts. */
const printed = (...texts: string[]) =>
  Promise.all(texts.map((text) => new Promise<void>((resolve) => waiting.push({text, resolve}))));
const get = async (path: string) => (await fetch(url + path)).text();

beforeAll(async () => {
  for (const name of ['start.mjs', 'watchContent.mjs']) cpSync(join(__dirname, name), join(folder, 'scripts', name));
  for (const name of ['docs/a.mdx', 'blog/a.mdx', 'i18n/es/a.json', 'i18n/en/a.json', 'sidebars.ts']) write(name);
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', server);
  const socket = createServer().listen(0);
  const {port} = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  url = `http://localhost:${port}`;
  const {stdout} = (site = spawn(process.execPath, [join(folder, 'scripts/start.mjs'), '--port', String(port)]));
  readline.createInterface({input: stdout}).on('line', (line) => {
    for (const {resolve} of waiting.filter(({text}) => line.includes(text))) resolve();
    waiting = waiting.filter(({text}) => !line.includes(text));
  });
  await printed(`${url}/ (es: /, en: /en/)`);
});

afterAll(async () => {
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill();
  await ended;
  rmSync(folder, {recursive: true});
});

it('starts the language again that has a new page, and no other', async () => {
  const [spanish, english] = [await get('/docs/a'), await get('/en/docs/a')];
  expect([spanish, english]).toEqual([expect.stringMatching(/^es /), expect.stringMatching(/^en /)]);
  const again = printed('[en] Pages or posts', '[en] compiled');
  write('i18n/en/docs/b.mdx');
  await again;
  expect(await get('/en/')).not.toBe(english);
  expect(await get('/')).toBe(spanish);
});

it('starts a language again that has stopped, when something is saved', async () => {
  const stopped = printed('[es] Stopped', '[en] Stopped');
  write('docs/broken.mdx');
  await stopped;
  expect((await fetch(url)).status).toBe(503);
  const again = printed('[es] compiled', '[en] compiled');
  rmSync(join(folder, 'docs/broken.mdx'));
  await again;
  expect(await get('/')).toMatch(/^es /);
});
