import {cacheControl, IMMUTABLE, immutableFolders, KEPT_A_DAY, NOT_STORED, REVALIDATED} from '../model/cacheControl';
import {textHeaders, textTypes, type Headers} from '../model/headers';
import type {HostingModel} from '../model';
import type {NotFoundPage} from '../model/site';
import {missingFile, MISSING_FILE} from '../model/missingFile';
import {deployScript} from './deployScript';
import {generatedBy, METHODS, type Host, type HostOptions} from './host';

/** A value between double quotes. `$` would begin a variable and cannot be escaped; no address or header here contains it. */
function quote(value: string): string {
  if (/[$\\\n\r]/.test(value)) {
    throw new Error(`nginx cannot hold this value as it is: ${value}`);
  }
  return `"${value.replaceAll('"', '\\"')}"`;
}

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`));

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

/** A variable that is `value` on files of a type and empty elsewhere: nginx does not send an empty header. */
const onType = (type: string, variable: string, value: string) =>
  block(`map $sent_http_content_type ${variable}`, ['default "";', `~^text/${type} ${quote(value)};`]);

const variableOf = (header: string) => `$only_${header.toLowerCase().replaceAll('-', '_')}`;

function addHeaders(headers: Headers, pageHeaders: Headers): string[] {
  return [
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...Object.keys({...pageHeaders, ...textHeaders}).map((name) => `add_header ${name} ${variableOf(name)} always;`),
  ];
}

/** The type of a text with an extension unknown to the server; to the types that it knows it adds the charset by itself. */
function typeOfText(file: string): string[] {
  return file.endsWith('.md') ? ['types {}', `default_type ${quote(textTypes['.md'])};`] : [];
}

function locationsOfLocale(
  {site}: HostingModel,
  {below, file}: NotFoundPage,
  {root, headersFor}: {root: string; headersFor: (cache: string) => string[]},
) {
  const folder = (name: string, cache: string) =>
    block(`location ^~ ${quote(`${below}${name}/`)}`, [
      // Not `try_files $uri`: the address contains the base URL, the file does not.
      `alias ${quote(`${root}/${below.slice(site.base.length)}${name}/`)};`,
      'error_page 403 404 = @missing;',
      // A folder would be redirected to its form with a slash.
      'if (-d $request_filename) {',
      '  return 404;',
      '}',
      ...headersFor(cache),
    ]);
  return [
    ...block(`location = ${quote(site.base + file)}`, [
      'internal;',
      // A request of the file by its name gets it too, with status 404.
      `error_page 404 ${site.base}${file};`,
      `try_files /${file} =404;`,
      ...headersFor(REVALIDATED),
    ]),
    ...immutableFolders.flatMap((name) => folder(name, IMMUTABLE)),
    ...folder('img', KEPT_A_DAY),
    // All that has not been answered by an exact location: another spelling of an address, or none.
    ...block(`location ${quote(below)}`, [
      `error_page 403 404 ${site.base}${file};`,
      // `return` with a fixed value of the map: nothing of the request gets into the header but the query.
      'if ($canonical_path) {',
      '  return 301 $canonical_path$is_args$args;',
      '}',
      'return 404;',
      ...headersFor(REVALIDATED),
    ]),
  ];
}

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
const redirectToTls = (domain: string) =>
  block('server', [
    ...listenOn('80'),
    `server_name ${domain};`,
    'server_tokens off;',
    `return 301 https://${domain}$request_uri;`,
  ]);

function configuration(model: HostingModel, options: HostOptions): string {
  const {root, domain, brotli = false} = options;
  const {site, headers, pageHeaders} = model;
  const headersFor = (cache: string) => addHeaders({...headers, 'Cache-Control': cache}, pageHeaders);
  const server = [
    ...addressOf(options),
    `root ${quote(root)};`,
    'charset utf-8;',
    'server_tokens off;',
    // Behind a load balancer the server sees neither the scheme nor the port of the reader's address.
    'absolute_redirect off;',
    // An address that cannot be decoded is rejected before any location is matched.
    'error_page 400 =404 $not_found_page;',
    // Files made ahead by `npm run hosting`.
    'gzip_static on;',
    ...(brotli ? ['brotli_static on;'] : []),
    'gzip_vary on;',
    'error_page 405 @notAllowed;',
    'if ($request_method !~ "^(?:GET|HEAD)$") {',
    '  return 405;',
    '}',
    '',
    '# Pages under their only address.',
    ...site.pages.flatMap(({path, file}) =>
      block(`location = ${quote(path)}`, [`try_files /${file} =404;`, ...headersFor(REVALIDATED)]),
    ),
    '',
    '# Files under a name that stays.',
    ...site.files
      .filter((file) => cacheControl(`/${file}`) === REVALIDATED)
      .flatMap((file) =>
        block(`location = ${quote(site.base + file)}`, [
          `try_files /${file} =404;`,
          ...typeOfText(file),
          ...headersFor(REVALIDATED),
        ]),
      ),
    '',
    ...site.notFound.flatMap((page) => locationsOfLocale(model, page, {root, headersFor})),
    ...(site.base === '/' ? [] : block('location /', ['return 404;'])),
    '',
    '# A page instead of a script or a picture would hide the real error.',
    ...['@missing', `~ "${missingFile}"`].flatMap((location) =>
      block(`location ${location}`, [
        'types {}',
        'default_type text/plain;',
        ...headersFor(NOT_STORED),
        `return 404 "${MISSING_FILE}\\n";`,
      ]),
    ),
    ...block('location @notAllowed', [
      'types {}',
      'default_type text/plain;',
      `add_header Allow "${METHODS}" always;`,
      ...headersFor(NOT_STORED),
      `return 405 "Only ${METHODS} are answered here.\\n";`,
    ]),
  ];
  return [
    `# ${generatedBy}`,
    '# Belongs into the `http` block, as the files of /etc/nginx/conf.d do.',
    'map_hash_max_size 4096;',
    'map_hash_bucket_size 256;',
    ...Object.entries(pageHeaders).flatMap(([name, value]) => onType('html', variableOf(name), value)),
    ...Object.entries(textHeaders).flatMap(([name, value]) => onType('(?:plain|markdown)', variableOf(name), value)),
    '',
    '# Spellings that lead to a page. The keys are compared without regard to case, so that capital letters lead there as well.',
    ...block('map $uri $canonical_path', [
      'default "";',
      ...site.pages.flatMap(({path, aliases}) => [path, ...aliases].map((alias) => `${quote(alias)} ${quote(path)};`)),
    ]),
    '',
    '# Of an address that cannot be decoded nothing is known but its text.',
    ...block(
      'map $request $not_found_page',
      site.notFound.map(
        ({below, file}) =>
          `${below === site.base ? 'default' : quote(`~^[A-Z]+ ${below}`)} ${quote(site.base + file)};`,
      ),
    ),
    '',
    ...(domain === undefined ? [] : redirectToTls(domain)),
    ...block('server', server),
    '',
  ].join('\n');
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
