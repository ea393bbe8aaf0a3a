import type {HostingModel} from '../model';
import type {Host, HostOptions} from './host';
import {quoter, render} from './template';

/** The configuration of a server, and its commands. `$CONFIG` is where it is installed. */
interface ServerConfiguration {
  /** Its name beside the script. */
  file: string;
  /** Where the server reads it, unless `CONFIG` names another place. */
  installed: string;
  /** Exits with another code than 0 when the server would not read it. */
  test: string;
  reload: string;
}

/**
 * The deploy to a server of one's own, here or by SSH: installs the configuration, tests it, reloads the server, uploads the pages,
 * asks the live site, and puts everything back when one of these fails.
 */
export const deployScript = (host: string, {site}: HostingModel, server: ServerConfiguration): string =>
  render('deploy.sh', {host, site, ...server});

/** Plain HTTP. A template may name what is not given. */
const noOptions = {domain: undefined, tls: undefined, brotli: false};

/** A server of one's own. */
const ownServer = (
  name: string,
  server: ServerConfiguration,
  valuesOf: (options: HostOptions) => Partial<HostOptions> & {quote: (value: string) => string},
): Host => ({
  output: 'separate',
  isCompressedAhead: true,
  files: (model, options) => ({
    [server.file]: render(server.file, {...model, ...noOptions, ...options, ...valuesOf(options)}),
    'deploy.sh': deployScript(name, model, server),
  }),
});

/** Where certbot puts a certificate. */
const certbotFiles = (domain = '') => ({
  certificate: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${domain}/privkey.pem`,
});

/** A value of its configuration has at most 4,096 bytes. */
export const nginx = ownServer(
  'nginx',
  {
    file: 'nginx.conf',
    installed: '/etc/nginx/conf.d/help-centre.conf',
    test: 'nginx -t -q',
    reload: 'nginx -s reload',
  },
  ({domain, tls = certbotFiles(domain)}) => ({
    tls,
    // `$` would begin a variable and cannot be escaped; no address or header here contains it.
    quote: quoter('nginx', /[$\\\n\r]/),
  }),
);

export const caddy = ownServer(
  'caddy',
  {
    file: 'Caddyfile',
    installed: '/etc/caddy/Caddyfile',
    test: 'caddy validate --adapter caddyfile --config "$CONFIG"',
    reload: 'caddy reload --adapter caddyfile --config "$CONFIG"',
  },
  // Braces would begin a placeholder.
  () => ({quote: quoter('Caddy', /[\\{}\n\r]/)}),
);
