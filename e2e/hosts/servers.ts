import {spawn} from 'node:child_process';
import {chmodSync, existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type HostingModel, apache, caddy, nginx, sendRequest} from '../../hosting';
import {folderWith} from '../support/folder';
import {freePort} from '../../scripts/freePort.mjs';

/** A real web server, with its configuration from `npm run hosting`. */
export interface HostServer {
  /** The origin of the host, without the base URL and without a slash at its end. */
  origin: string;
  stop: () => Promise<void>;
}

/** The web servers of the tests, by program. */
export const servers = ['nginx', 'caddy', 'apache2'];

/** The output that shows that a server is ready: nginx opens its port before it starts its workers. */
const readyOutputs: Record<string, string> = {
  nginx: 'start worker processes',
  caddy: 'serving initial configuration',
};

/** Debian's folder for the dynamic modules of nginx. */
const nginxModules = '/usr/lib/nginx/modules';

const brotliModule = join(nginxModules, 'ngx_http_brotli_static_module.so');
export const hasBrotli = existsSync(brotliModule);

/** A complete configuration of nginx that writes only into one folder. */
export function nginxMain(configuration: string, folder: string): string {
  return [
    ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
    'daemon off;',
    // The workers of nginx drop root, and cannot read a folder that only root may read.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 2;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr notice;',
    'events { worker_connections 1024; }',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`),
    configuration,
    '}',
  ].join('\n');
}

const apacheModules = ['mpm_event', 'alias', 'authz_core', 'dir', 'headers', 'mime', 'rewrite', 'deflate', 'filter'];

/** Apache with the usual Debian modules of shared hosting, for the `.htaccess` in a build. */
const apacheMain = (address: string, base: string, {root, folder}: {root: string; folder: string}) =>
  [
    ...apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `Listen ${address}`,
    'ServerName localhost',
    // This is Debian's default.
    'TraceEnable Off',
    `PidFile ${join(folder, 'apache.pid')}`,
    `DefaultRuntimeDir ${folder}`,
    `ErrorLog ${join(folder, 'error.log')}`,
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    'TypesConfig /etc/mime.types',
    `DocumentRoot ${folder}`,
    `Alias ${base === '/' ? `/ ${root}/` : `${base.slice(0, -1)} ${root}`}`,
    `<Directory ${root}>`,
    '  AllowOverride All',
    '  Require all granted',
    '</Directory>',
  ].join('\n');

/** A configuration of Caddy that writes only into one folder. */
export const caddyHome = (folder: string) => ({HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder});

/** Writes the configuration of a server. @returns its program and arguments */
function configure(
  name: string,
  model: HostingModel,
  {root, address, folder}: {root: string; address: string; folder: string},
): {args: string[]; env?: NodeJS.ProcessEnv} {
  const file = join(folder, 'server.conf');
  if (name === 'nginx') {
    const site = nginx.files(model, {root, listen: address, brotli: hasBrotli})['nginx.conf'] ?? '';
    writeFileSync(file, nginxMain(site, folder));
    return {args: ['-c', file, '-p', folder]};
  }
  if (name === 'apache2') {
    // Apache always drops root.
    [root, folder].forEach((each) => chmodSync(each, 0o755));
    writeFileSync(file, apacheMain(address, model.site.base, {root, folder}));
    for (const [each, text] of Object.entries(apache.files(model, {root, listen: address}))) {
      writeFileSync(join(root, each), text);
    }
    return {args: ['-D', 'FOREGROUND', '-f', file]};
  }
  const site = caddy.files(model, {root, listen: `http://${address}`}).Caddyfile;
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return {args: ['run', '--config', file, '--adapter', 'caddyfile'], env: caddyHome(folder)};
}

/** Sends requests until the server answers or has ended. */
async function firstAnswer(origin: string, exit: Promise<void>): Promise<void> {
  const ask = () => sendRequest(origin, '/').then(Boolean, () => false);
  while (!(await Promise.race([ask(), exit.then(() => true)])));
}

/**
 * Starts a server and waits until it listens.
 * @param origin at which it will listen
 * @returns a function that stops it
 * @throws with the output of the server when it exits early
 */
export async function launch(
  name: string,
  origin: string,
  {args, env}: {args: string[]; env?: NodeJS.ProcessEnv},
): Promise<() => Promise<void>> {
  const server = spawn(name, args, {env: {...process.env, ...env}, stdio: ['ignore', 'ignore', 'pipe']});
  const exit = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    // Read the output until the tests end: a full pipe would stop the server.
    server.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = readyOutputs[name];
      if (ready && output.includes(ready)) resolve();
    });
    // Apache writes only into files.
    if (name === 'apache2') void firstAnswer(origin, exit).then(resolve);
    void exit.then(() => reject(new Error(`${name} ended before it listened:\n${output}`)));
  });
  return async () => {
    server.kill('SIGTERM');
    await exit;
  };
}

/**
 * Starts a server on a free port of this machine and waits until it listens.
 * @param name one of `servers`, installed
 * @param root the build that it serves
 * @throws like `launch`
 */
export async function startServer(name: string, model: HostingModel, root: string): Promise<HostServer> {
  const folder = folderWith();
  const address = `127.0.0.1:${await freePort()}`;
  const origin = `http://${address}`;
  return {origin, stop: await launch(name, origin, configure(name, model, {root, address, folder}))};
}
