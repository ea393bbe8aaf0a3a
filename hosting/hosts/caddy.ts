import {cacheControl, IMMUTABLE, immutableFolders, KEPT_A_DAY, NOT_STORED, REVALIDATED} from '../model/cacheControl';
import {headersOfText, textTypes, type Headers} from '../model/headers';
import type {HostingModel} from '../model';
import type {NotFoundPage} from '../model/site';
import {missingFile, MISSING_FILE} from '../model/missingFile';
import {deployScript} from './deployScript';
import {generatedBy, METHODS, type Host, type HostOptions} from './host';

/** A value between double quotes. Braces would begin a placeholder. */
function quote(value: string): string {
  if (/[\\{}\n\r]/.test(value)) {
    throw new Error(`Caddy cannot hold this value as it is: ${value}`);
  }
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** Request headers for conditional and partial responses. */
const conditions = ['If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'If-Range', 'Range'];

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];

const header = (headers: Headers) =>
  block(
    'header',
    Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
  );

function configuration(model: HostingModel, {root, listen, domain, tls}: HostOptions): string {
  const {site} = model;
  const page = {...model.headers, ...model.pageHeaders, 'Cache-Control': REVALIDATED};
  const file = (cache: string) => ({...model.headers, 'Cache-Control': cache});
  const stable = site.files.filter((name) => cacheControl(`/${name}`) === REVALIDATED);
  const inFolder = ({below}: NotFoundPage, names: readonly string[]) => names.map((name) => `${below}${name}/*`);
  // Only what was compressed ahead: each form then has an ETag of its own. The server itself names the header on some answers only.
  const send = [
    ...block('header', ['Vary Accept-Encoding', 'defer']),
    ...block('file_server', ['precompressed br gzip']),
  ];
  const missing = [...header(file(NOT_STORED)), `respond "${MISSING_FILE}" 404`];
  const texts = Object.keys(textTypes).flatMap((ending) => [
    `@text${ending.slice(1)} path *${ending}`,
    ...Object.entries(headersOfText(ending)).map(
      ([name, value]) => `header @text${ending.slice(1)} ${name} ${quote(value)}`,
    ),
  ]);
  const strip = site.base === '/' ? [] : [`uri strip_prefix ${site.base.slice(0, -1)}`];
  const folders = (name: string, names: readonly string[], cache: string) => [
    `@${name} path ${site.notFound.flatMap((each) => inFolder(each, names)).join(' ')}`,
    ...block(`handle @${name}`, [
      ...header(file(cache)),
      ...strip,
      // A folder is not listed and not redirected to.
      '@isFile file {path}',
      ...block('handle @isFile', [...texts, ...send]),
      ...block('handle', missing),
    ]),
  ];
  // Headers are written again: those of a route are not sent with an error.
  const errorPages = site.notFound.flatMap(({below, file: name}, index) => [
    `@notFound${index} path ${below}*`,
    ...block(`handle @notFound${index}`, [...header(page), `rewrite * /${name}`, ...send]),
  ]);
  const lines = [
    // Without files of its own Caddy gets a certificate by itself.
    ...(tls ? [`tls ${quote(tls.certificate)} ${quote(tls.key)}`] : []),
    `root * ${quote(root)}`,
    '',
    `@otherMethod not method ${METHODS.replace(',', '')}`,
    ...block('handle @otherMethod', [
      ...header({...file(NOT_STORED), Allow: METHODS}),
      `respond "Only ${METHODS} are answered here." 405`,
    ]),
    '# Pages under their only address. The keys are compared letter by letter.',
    ...block('map {path} {canonical_path} {page_file}', [
      ...site.pages.flatMap(({path, file: name, aliases}) => [
        `${quote(path)} "" ${quote(`/${name}`)}`,
        ...aliases.map((alias) => `${quote(alias)} ${quote(path)} ""`),
      ]),
      'default "" ""',
    ]),
    '@alias expression `{canonical_path} != ""`',
    // The query is added by itself when there is one, and no question mark when there is none.
    ...block('handle @alias', [
      ...header(file(REVALIDATED)),
      '@query expression `{query} != ""`',
      'redir @query {canonical_path}?{query} 301',
      'redir {canonical_path} 301',
    ]),
    '@page expression `{page_file} != ""`',
    ...block('handle @page', [...header(page), 'rewrite * {page_file}', ...send]),
    '',
    '# Files.',
    ...folders('immutable', immutableFolders, IMMUTABLE),
    ...folders('pictures', ['img'], KEPT_A_DAY),
    ...(stable.length === 0
      ? []
      : [
          `@stable path ${stable.map((name) => site.base + name).join(' ')}`,
          ...block('handle @stable', [...header(file(REVALIDATED)), ...texts, ...strip, ...send]),
        ]),
    '',
    `@missing path_regexp ${missingFile}`,
    ...block('handle @missing', missing),
    ...block('handle', ['error 404']),
    // A condition or a range would be answered from the page of the error: with nothing, or with a part of it.
    ...block('handle_errors', [...conditions.map((name) => `request_header -${name}`), ...errorPages]),
  ];
  // A number alone would be read as the name of a host.
  const address = domain ?? (/^\d+$/.test(listen) ? `:${listen}` : listen);
  return [`# ${generatedBy}`, ...block(address, lines), ''].join('\n');
}

export const caddy: Host = {
  output: 'separate',
  isCompressedAhead: true,
  files: (model, options) => ({
    Caddyfile: configuration(model, options),
    'deploy.sh': deployScript('caddy', model, {
      file: 'Caddyfile',
      installed: '/etc/caddy/Caddyfile',
      test: 'caddy validate --adapter caddyfile --config "$CONFIG"',
      reload: 'caddy reload --adapter caddyfile --config "$CONFIG"',
    }),
  }),
};
