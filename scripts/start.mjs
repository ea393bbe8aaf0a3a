// @ts-check
// `npm start`: the live site in all languages at one address. Docusaurus serves one language at a time, so each language has its own
// server. The server here, in front of them, sends each request to the server of its language. `-- --port 8080` for a port.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, request} from 'node:http';
import {connect} from 'node:net';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import readline from 'node:readline';
import {parseArgs} from 'node:util';
import {freePort} from './freePort.mjs';
import {watchContent} from './watchContent.mjs';

const root = join(import.meta.dirname, '..');
const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
/** The first language is served at `/`, each other language at `/<locale>/`. */
const locales = ['es', ...readdirSync(join(root, 'i18n')).filter((name) => name !== 'es')];

/** @type {Map<string, import('node:child_process').ChildProcess>} */
const servers = new Map();
let isReady = false;

/**
 * Starts the server of a language. Resolves when it has compiled the site. If the server stops before that at the first start, this
 * process ends too; later, the next change starts the server again.
 * @param {string} locale
 * @returns {Promise<void>}
 */
function startLanguage(locale) {
  const cli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const port = String(ports[locales.indexOf(locale)]);
  const child = spawn(process.execPath, [cli, 'start', '--no-open', '--port', port, '--locale', locale], {
    cwd: root,
    // Each language needs its own folder of generated files.
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: join('.docusaurus', locale)},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.set(locale, child);
  child.once('exit', (code) => {
    if (!isReady) process.exit(code ?? 1);
    if (servers.get(locale) !== child) return;
    servers.delete(locale);
    console.log(`[${locale}] Stopped. Correct the error above: it starts again when you save.`);
  });
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({input: stream}).on('line', (line) => {
        if (/compiled/i.test(line)) resolve();
        // Hides the address of this server, which has only one language, and stack traces, which point into Docusaurus.
        if (line.trim() && !/http:\/\/|^[\s│]*at /.test(line)) console.log(`[${locale}] ${line}`);
      });
    }
  });
}

/**
 * Restarts languages whose list of pages changed, or that have stopped. Docusaurus would load the new page by itself, but the bundler
 * keeps the loader of the first blog plugin, which would not know the page.
 * @param {string[]} changedLocales
 */
async function restartLanguages(changedLocales) {
  for (const locale of locales) {
    const child = servers.get(locale);
    if (child && !changedLocales.includes(locale)) continue;
    console.log(
      `[${locale}] ${child ? 'Pages or posts were added or removed' : 'Something was saved'}: starting again ...`,
    );
    if (child) {
      const exit = once(child, 'exit');
      servers.delete(locale);
      child.kill();
      // The port must be free for the new server.
      await exit;
    }
    void startLanguage(locale);
  }
}

process.once('exit', () => {
  for (const child of servers.values()) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

const ports = await Promise.all(locales.map(freePort));
/** @param {string} [url] */
const portOf = (url = '/') => ports[Math.max(0, locales.indexOf(url.split(/[/?]/)[1] ?? ''))] ?? 0;

const server = createServer((pageRequest, response) => {
  const {url, method, headers} = pageRequest;
  const serverRequest = request({host: 'localhost', port: portOf(url), path: url, method, headers}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  serverRequest.once('error', () => response.writeHead(503, {'Retry-After': '2', Refresh: '2'}).end('Starting ...'));
  pageRequest.pipe(serverRequest);
});
// The development server tells pages about an edit through a socket.
server.on('upgrade', ({url, method, headers}, socket, head) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const upstream = connect(portOf(url), 'localhost', () => {
    upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  upstream.once('error', () => socket.destroy());
  socket.once('error', () => upstream.destroy());
});
server.once('error', (error) => {
  console.error(`Port ${values.port}: ${error.message}. Another one: npm start -- --port 8080`);
  process.exit(1);
});
server.listen(Number(values.port));
// Writes the completions for VS Code. Content that stops this command stops the site too, and the site reports why.
spawn(process.execPath, ['--import', 'tsx', 'src/checks/commands/editor.ts'], {cwd: root, stdio: 'ignore'});
await Promise.all(locales.map(startLanguage));
isReady = true;
let restarts = Promise.resolve();
watchContent(root, locales, (changedLocales) => {
  restarts = restarts.then(() => restartLanguages(changedLocales));
});
console.log(
  `\nhttp://localhost:${values.port}/ (${locales.map((locale, index) => `${locale}: /${index ? `${locale}/` : ''}`).join(', ')})\n`,
);
