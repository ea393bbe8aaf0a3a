import {cacheControl, immutableFolders, REVALIDATED} from '../model/cacheControl';
import {textHeaders, textTypes, type Headers} from '../model/headers';
import type {HostingModel} from '../model';
import {deployScript} from './deployScript';
import type {Host, HostOptions} from './host';
import {fillTemplate, quoter} from './template';

/** `$` would begin a variable and cannot be escaped; no address or header here contains it. */
const quote = quoter('nginx', /[$\\\n\r]/);

const variableOf = (header: string) => `$only_${header.toLowerCase().replaceAll('-', '_')}`;

/** Variables that have a value on files of a type alone. */
const onType = (type: string, headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) =>
      `map $sent_http_content_type ${variableOf(name)} { default ""; ~^text/${type} ${quote(value)}; }`,
  );

/** A port of all addresses, of IPv6 too; a host and a port as they are. */
const listenOn = (listen: string, how = '') =>
  (/^\d+$/.test(listen) ? [listen, `[::]:${listen}`] : [listen]).map((address) => `listen ${address}${how};`);

/** Where certbot puts a certificate. */
const certbotFiles = (domain: string) => ({
  certificate: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${domain}/privkey.pem`,
});

function addressOf({listen, domain, tls}: HostOptions): string[] {
  if (domain === undefined) {
    return [...listenOn(listen), 'server_name _;'];
  }
  const {certificate, key} = tls ?? certbotFiles(domain);
  return [
    ...listenOn('443', ' ssl http2'),
    `server_name ${domain};`,
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:help_centre:5m;',
  ];
}

/** Plain HTTP leads to the name of the site and no other: the address is sent back as it came, which has no line breaks. */
const redirectToTls = (domain: string) => [
  'server {',
  ...[
    ...listenOn('80'),
    `server_name ${domain};`,
    'server_tokens off;',
    `return 301 https://${domain}$request_uri;`,
  ].map((line) => `  ${line}`),
  '}',
  '',
];

function configuration(model: HostingModel, options: HostOptions): string {
  const {root, domain, brotli = false} = options;
  const {site, headers, pageHeaders} = model;
  const send = (path: string, file: string, how = '') => `location = ${quote(path)} { ${how}try_files /${file} =404; }`;
  const ofTypes = {...pageHeaders, ...textHeaders};
  return fillTemplate('nginx.conf', {
    base: site.base,
    folders: site.notFound.map(({below}) => below).join('|'),
    localeFolders: site.notFound.map(({below}) => below.slice(site.base.length)).join('|'),
    immutableFolders: immutableFolders.join('|'),
    typeMaps: [...onType('html', pageHeaders), ...onType('(?:plain|markdown)', textHeaders)],
    spellings: site.pages.flatMap(({path, aliases}) =>
      [path, ...aliases].map((alias) => `${quote(alias)} ${quote(path)};`),
    ),
    notFoundPages: site.notFound.map(
      ({below, file}) => `${below === site.base ? 'default' : quote(`~^[A-Z]+ ${below}`)} ${quote(site.base + file)};`,
    ),
    redirectToTls: domain === undefined ? [] : redirectToTls(domain),
    address: addressOf(options),
    root: quote(root),
    rootFolder: quote(root).slice(1, -1),
    brotli: brotli ? 'brotli_static on;' : [],
    headers: [
      ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
      ...Object.keys(ofTypes).map((name) => `add_header ${name} ${variableOf(name)} always;`),
      'add_header Cache-Control $cache_control always;',
      'add_header Allow $allow always;',
    ],
    pages: site.pages.map(({path, file}) => send(path, file)),
    // The server adds the charset to types that it knows, and does not know Markdown.
    files: site.files
      .filter((file) => cacheControl(`/${file}`) === REVALIDATED)
      .map((file) =>
        send(site.base + file, file, file.endsWith('.md') ? `types {} default_type ${quote(textTypes['.md'])}; ` : ''),
      ),
    notFoundFiles: site.notFound.map(({file}) =>
      send(site.base + file, file, `internal; error_page 404 ${site.base}${file}; `),
    ),
    others: [
      ...site.notFound.flatMap(({below, file}) => [
        `location ${quote(below)} {`,
        `  error_page 403 404 ${site.base}${file};`,
        '  if ($canonical_path) {',
        '    return 301 $canonical_path$is_args$args;',
        '  }',
        '  return 404;',
        '}',
      ]),
      ...(site.base === '/' ? [] : ['location / { return 404; }']),
    ],
  });
}

export const nginx: Host = {
  output: 'separate',
  isCompressedAhead: true,
  // A value of the configuration has at most 4,096 bytes.
  files: (model, options) => ({
    'nginx.conf': configuration(model, options),
    'deploy.sh': deployScript('nginx', model, {
      file: 'nginx.conf',
      installed: '/etc/nginx/conf.d/help-centre.conf',
      test: 'nginx -t -q',
      reload: 'nginx -s reload',
    }),
  }),
};
