// @ts-check
// `npm start`: the live site in all languages at one address. Docusaurus serves one language at a time, so that each has a
// server of its own; this one, in front of them, sends each request to that of its language. `-- --port 8080` for a port.
import {spawn} from 'node:child_process';
import {createServer, request} from 'node:http';
import {connect, createServer as createSocket} from 'node:net';
import {readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import process from 'node:process';
import readline from 'node:readline';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}}});
/** The first is served at `/`, each other one at `/<locale>/`. */
const locales = ['es', ...readdirSync(join(root, 'i18n')).filter((name) => name !== 'es')];

/** @returns {Promise<number>} a port that nothing uses */
const freePort = () =>
  new Promise((resolve, reject) => {
    const socket = createSocket().once('error', reject);
    socket.listen(0, () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts the server of a language. Resolves when it has compiled the site; ends this process when it ends.
 * @param {string} locale
 * @param {number} port
 * @returns {Promise<void>}
 */
function startLanguage(locale, port) {
  const cli = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'start', '--no-open', '--port', String(port), '--locale', locale], {
    cwd: root,
    // Each language has generated files of its own.
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: join('.docusaurus', locale)},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  child.once('exit', (code) => process.exit(code ?? 1));
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({input: stream}).on('line', (line) => {
        if (/compiled/i.test(line)) resolve();
        // Its own address has one language alone.
        // Stacks lead into Docusaurus, and its page needs babel.config.js for write-translations.
        if (line.trim() && !/http:\/\/|^[\s│]*at |babel\.config|site warnings/.test(line))
          console.log(`[${locale}] ${line}`);
      });
    }
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

const ports = await Promise.all(locales.map(freePort));
/** @param {string} [url] */
const portOf = (url = '/') =>
  ports[
    Math.max(
      0,
      locales.findIndex((locale) => url.split(/[/?]/)[1] === locale),
    )
  ] ?? 0;

const server = createServer((incoming, response) => {
  const {url, method, headers} = incoming;
  const forwarded = request({host: 'localhost', port: portOf(url), path: url, method, headers}, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.once('error', () => response.writeHead(503, {'Retry-After': '2', Refresh: '2'}).end('Starting ...'));
  incoming.pipe(forwarded);
});
// Pages are told of an edit through a socket.
server.on('upgrade', ({url, method, headers}, socket, head) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const forwarded = connect(portOf(url), 'localhost', () => {
    forwarded.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    forwarded.write(head);
    socket.pipe(forwarded).pipe(socket);
  });
  forwarded.once('error', () => socket.destroy());
  socket.once('error', () => forwarded.destroy());
});
server.once('error', (error) => {
  console.error(`Port ${values.port}: ${error.message}. Another one: npm start -- --port 8080`);
  process.exit(1);
});
server.listen(Number(values.port));
await Promise.all(locales.map((locale, index) => startLanguage(locale, ports[index] ?? 0)));
console.log(
  `\nhttp://localhost:${values.port}/ (${locales.map((locale, index) => `${locale}: /${index ? `${locale}/` : ''}`).join(', ')})\n`,
);
