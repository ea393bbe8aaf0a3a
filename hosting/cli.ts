import {cpSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {write} from '../src/lib/files';
import {runCommand} from '../src/lib/commands';
import {precompress} from './precompress';
import {hosts, modelFor} from './hosts';

const usage = `Usage: npm run hosting -- HOST [--domain NAME [--certificate FILE --key FILE]] [--listen PORT] [--brotli]
  [--root FOLDER] [--hsts]
HOST is one of ${Object.keys(hosts).join(', ')}.
nginx and caddy: --domain help.example sends the site with TLS under that name; without it plain HTTP on --listen (8080).
apache: with --domain plain HTTP leads to that name; the certificate belongs to the server's own configuration.
The certificate is a file on the server: without it caddy gets one by itself, and nginx takes certbot's.
nginx: --brotli where it has a module for brotli_static. --root is where the build lies on the server (/srv/help-centre).`;

const HSTS_WARNING =
  '--hsts: browsers that have seen this site once refuse plain HTTP for two years, on this host name and on EVERY name below it. ' +
  'It cannot be taken back sooner. Use it when all of them answer HTTPS for good, and never on a trial.';

/**
 * Writes the files that a host needs after a build: into the build if the host reads them there, else into `hosting/out/HOST/`. If the
 * site is in a folder and the host reads the files above that folder, the build is copied to `hosting/out/HOST/` too.
 * @throws with the usage when the arguments are wrong
 */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      root: {type: 'string', default: '/srv/help-centre'},
      listen: {type: 'string', default: '8080'},
      domain: {type: 'string'},
      certificate: {type: 'string'},
      key: {type: 'string'},
      brotli: {type: 'boolean', default: false},
      hsts: {type: 'boolean', default: false},
    },
  });
  const [name = '', ...others] = positionals;
  const host = hosts[name];
  const {domain, certificate, key} = values;
  const isDomain = domain === undefined ? certificate === undefined : /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(domain);
  if (!host || others.length > 0 || !isDomain || (certificate === undefined) !== (key === undefined)) {
    throw new Error(usage);
  }
  const build = join(__dirname, '../build');
  const model = modelFor(name, build, values);
  const {base} = model.site;
  const isCopied = host.output === 'site-root' && base !== '/';
  const outFolder = isCopied || host.output === 'separate' ? join(__dirname, 'out', name) : build;
  const files = Object.entries(host.files(model, values));
  if (host.isCompressedAhead) precompress(build);
  if (isCopied) {
    // An older copy has hashed files that no release has any more.
    rmSync(join(outFolder, base), {recursive: true, force: true});
    cpSync(build, join(outFolder, base), {recursive: true});
  }
  for (const [file, text] of files) write(join(outFolder, file), text);
  console.log(
    files.length > 9
      ? `${files.length} files in ${outFolder}`
      : files.map(([file]) => join(outFolder, file)).join('\n'),
  );
  if (name === 'nginx' && domain !== undefined && certificate === undefined) {
    console.log(
      `Once, on the server, before the first deploy: certbot certonly --nginx -d ${domain} --deploy-hook 'nginx -s reload'`,
    );
  }
  if (values.hsts) console.log(HSTS_WARNING);
  if (isCopied) console.log(`Publish ${outFolder}: the site is in ${base} there.`);
}

void runCommand(main);
