import {type ChildProcess, spawn} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import readline from 'node:readline';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {folderWith, writeFiles} from '../e2e/support/folder';
import {freePort} from './freePort.mjs';

/** Replaces Docusaurus: it answers with its language and process id, and stops when a page is named `broken`. */
const server = `
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
const [locale, port] = ['--locale', '--port'].map((name) => process.argv[process.argv.indexOf(name) + 1]);
if (existsSync('docs/broken.mdx')) process.exit(1);
createServer((_, response) => response.end(locale + ' ' + process.pid)).listen(port, () => console.log('compiled'));
`;

const content = ['docs/a.mdx', 'blog/a.mdx', 'i18n/es/a.json', 'i18n/en/a.json', 'sidebars.ts'];
const folder = folderWith({
  ...Object.fromEntries(content.map((name) => [name, ''])),
  'node_modules/@docusaurus/core/bin/docusaurus.mjs': server,
});
let site: ChildProcess;
let url = '';
let waiters: {text: string; resolve: () => void}[] = [];

const write = (name: string, text = '') => writeFiles(folder, {[name]: text});
/** Waits until `npm start` has printed each of these texts. */
const waitForOutput = (...texts: string[]) =>
  Promise.all(texts.map((text) => new Promise<void>((resolve) => waiters.push({text, resolve}))));
const get = async (path: string) => (await fetch(url + path)).text();

beforeAll(async () => {
  for (const name of ['start.mjs', 'freePort.mjs', 'watchContent.mjs'])
    cpSync(join(__dirname, name), join(folder, 'scripts', name));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const {stdout} = (site = spawn(process.execPath, [join(folder, 'scripts/start.mjs'), '--port', String(port)]));
  readline.createInterface({input: stdout}).on('line', (line) => {
    for (const {resolve} of waiters.filter(({text}) => line.includes(text))) resolve();
    waiters = waiters.filter(({text}) => !line.includes(text));
  });
  await waitForOutput(`${url}/ (es: /, en: /en/)`);
});

afterAll(async () => {
  const exit = new Promise((resolve) => site.once('exit', resolve));
  site.kill();
  await exit;
});

it('a new page restarts the server of its language only, and an edit restarts none', async () => {
  const [spanish, english] = [await get('/docs/a'), await get('/en/docs/a')];
  expect([spanish, english]).toEqual([expect.stringMatching(/^es /), expect.stringMatching(/^en /)]);
  const restartMessages = waitForOutput('[en] Pages or posts', '[en] compiled');
  write('docs/a.mdx', 'edited');
  write('docs/picture.png');
  write('i18n/en/docs/b.mdx');
  await restartMessages;
  expect(await get('/en/')).not.toBe(english);
  expect(await get('/')).toBe(spanish);
});

it('the next saved change restarts a language that has stopped', async () => {
  const stopMessages = waitForOutput('[es] Stopped', '[en] Stopped');
  write('docs/broken.mdx');
  await stopMessages;
  expect((await fetch(url)).status).toBe(503);
  const restartMessages = waitForOutput('[es] compiled', '[en] compiled');
  rmSync(join(folder, 'docs/broken.mdx'));
  await restartMessages;
  expect(await get('/')).toMatch(/^es /);
});
