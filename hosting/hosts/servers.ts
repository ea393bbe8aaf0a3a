import type {Host, HostOptions} from './host';
import {quoter, render} from './template';

/** The defaults, for plain HTTP: a template cannot name an option that is missing. */
const noOptions = {domain: undefined, certificate: undefined, brotli: false};

/** Your own server, whose configuration hosting/deploy.sh installs. */
const ownServer = (
  file: string,
  valuesOf: (options: HostOptions) => Partial<HostOptions> & {quote: (value: string) => string},
): Host => ({
  output: 'separate',
  isCompressedAhead: true,
  files: (model, options) => ({[file]: render(file, {...model, ...noOptions, ...options, ...valuesOf(options)})}),
});

/** A value of its configuration has at most 4,096 bytes. */
export const nginx = ownServer('nginx.conf', ({domain, certificate, key}) => ({
  // By default the files of certbot.
  certificate: certificate ?? `/etc/letsencrypt/live/${domain}/fullchain.pem`,
  key: key ?? `/etc/letsencrypt/live/${domain}/privkey.pem`,
  // `$` would begin a variable and cannot be escaped; no address or header here contains it.
  quote: quoter('nginx', /[$\\\n\r]/),
}));

export const caddy = ownServer(
  'Caddyfile',
  // Braces would begin a placeholder.
  () => ({quote: quoter('Caddy', /[\\{}\n\r]/)}),
);
