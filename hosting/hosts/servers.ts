import {MISSING_FILE, textTypes} from '../model/headers';
import {type Host, type HostOptions, render} from './host';

/** A web server that sends `.br` and `.gz` files, and whose configuration hosting/deploy.sh installs. */
const server = (output: Host['output'], files: Host['files']): Host => ({output, isCompressedAhead: true, files});

/** The defaults, for plain HTTP: a template cannot name an option that is missing. */
const noOptions = {domain: undefined, certificate: undefined, brotli: false};

/**
 * Values between double quotes, for the configuration of a server.
 * @param unquotable characters that are not allowed between quotes
 */
const quoter =
  (name: string, unquotable: RegExp) =>
  (value: string): string => {
    if (unquotable.test(value)) throw new Error(`${name} cannot hold this value as it is: ${value}`);
    return `"${value.replaceAll('"', '\\"')}"`;
  };

/** The certificate is by default the one of certbot. A value of the configuration has at most 4,096 bytes. */
const nginxValues = ({domain, certificate, key}: HostOptions) => ({
  certificate: certificate ?? `/etc/letsencrypt/live/${domain}/fullchain.pem`,
  key: key ?? `/etc/letsencrypt/live/${domain}/privkey.pem`,
  // `$` would begin a variable and cannot be escaped; no address or header here contains it.
  quote: quoter('nginx', /[$\\\n\r]/),
});

export const nginx = server('separate', (model, options) => ({
  'nginx.conf': render('nginx.conf', {...model, ...noOptions, ...options, ...nginxValues(options)}),
}));

export const caddy = server('separate', (model, options) => ({
  // Braces would begin a placeholder.
  Caddyfile: render('Caddyfile', {...model, ...noOptions, ...options, quote: quoter('Caddy', /[\\{}\n\r]/)}),
}));

/** The types of files that Apache sends compressed. */
const types = {
  ...textTypes,
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

export const apache = server('build', (model, {domain}) => ({
  // `%` would begin a variable.
  '.htaccess': render('htaccess', {...model, domain, types, quote: quoter('Apache', /[%\\\n\r]/)}),
  // Other servers send the text of a missing file without a file; Apache would send it as HTML.
  'missing-file.txt': `${MISSING_FILE}\n`,
}));
