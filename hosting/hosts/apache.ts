import {cacheControl, immutableFolders, NOT_STORED, REVALIDATED} from '../model/cacheControl';
import {textHeaders, textTypes, type Headers} from '../model/headers';
import type {HostingModel} from '../model';
import {MISSING_FILE, missingFile} from '../model/missingFile';
import {generatedBy, METHODS, type Host} from './host';

/** Files of hosts that send text as an answer need none for it; Apache would send the text as HTML. */
const MISSING_TEXT = 'missing-file.txt';

/** The types of what is sent compressed: Apache would take that of the last extension. */
const types = {
  ...textTypes,
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/** A value between double quotes. `%` would begin a variable. */
function quote(value: string): string {
  if (/[%\\\n\r]/.test(value)) {
    throw new Error(`Apache cannot hold this value as it is: ${value}`);
  }
  return `"${value.replaceAll('"', '\\"')}"`;
}

const escape = (path: string) => path.replace(/[.*+?^${}()|[\]\\ ]/g, '\\$&');
const block = (name: string, condition: string, lines: readonly string[]) => [
  `<${name} ${condition}>`,
  ...lines.map((line) => `  ${line}`),
  `</${name}>`,
];
const set = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quote(value)}`);
/** Files with these extensions, compressed ahead or not. */
const ofType = (extensions: readonly string[], lines: readonly string[]) =>
  block('FilesMatch', `"(?:${extensions.map(escape).join('|')})(?:\\.br|\\.gz)?$"`, lines);
const below = (pattern: string, lines: readonly string[]) => block('If', `"%{REQUEST_URI} =~ m#${pattern}#"`, lines);
const compressed = (coding: string, extension: string) => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b`,
  `RewriteCond %{REQUEST_FILENAME}${extension} -f`,
  `RewriteRule ^(.*)$ $1${extension} [E=no-gzip:1,END]`,
];

/** One file, in the folder of the site, for Apache 2.4 with `AllowOverride All`. What an address leads to is a list. */
function configuration({site, headers, pageHeaders}: HostingModel): string {
  const {base} = site;
  const path = (address: string) => escape(address.slice(base.length));
  const folders = (names: readonly string[]) =>
    `^(?:${site.notFound.map((page) => escape(page.below)).join('|')})(?:${names.join('|')})/`;
  return [
    `# ${generatedBy}`,
    '# For Apache 2.4 with mod_rewrite and mod_headers, where AllowOverride is All.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    ...Object.entries(types).flatMap(([ending, type]) => ofType([ending], [`ForceType ${quote(type)}`])),
    '',
    ...set({...headers, 'Cache-Control': REVALIDATED}),
    ...ofType(['.html'], set(pageHeaders)),
    ...ofType(Object.keys(textTypes), set(textHeaders)),
    ...ofType(Object.keys(types), ['Header always set Vary Accept-Encoding']),
    ...[immutableFolders, ['img']].flatMap((names) =>
      below(folders(names), set({'Cache-Control': cacheControl(`/${names[0]}/`)})),
    ),
    ...block('Files', MISSING_TEXT, set({'Cache-Control': NOT_STORED})),
    ...block('If', `"%{REQUEST_METHOD} !~ /^(?:GET|HEAD)$/"`, set({Allow: METHODS, 'Cache-Control': NOT_STORED})),
    '',
    ...[...site.notFound]
      .reverse()
      .flatMap((page) => below(`^${escape(page.below)}`, [`ErrorDocument 404 ${base}${page.file}`])),
    '# A page instead of a script or a picture would hide the real error.',
    ...below(`${folders([...immutableFolders, 'img'])}|${missingFile}`, [`ErrorDocument 404 ${base}${MISSING_TEXT}`]),
    '',
    'RewriteEngine On',
    `RewriteBase ${base}`,
    '# What has been answered already: a compressed file, or a not-found page.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$',
    'RewriteRule ^ - [R=405,END]',
    ...site.pages.flatMap((page) =>
      page.aliases.length === 0
        ? []
        : [`RewriteRule ^(?:${page.aliases.map(path).join('|')})$ ${quote(page.path)} [R=301,END]`],
    ),
    '# Files of the build that have no address of their own.',
    `RewriteRule (?:\\.html|\\.br|\\.gz|^${escape(MISSING_TEXT)})$ - [R=404,END]`,
    ...site.pages.map((page) => `RewriteRule ^${path(page.path)}$ ${quote(page.file)}`),
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^ - [R=404,END]',
    ...compressed('br', '.br'),
    ...compressed('gzip', '.gz'),
    'RewriteRule ^ - [END]',
    '',
  ].join('\n');
}

export const apache: Host = {
  output: 'build',
  isCompressedAhead: true,
  files: (model) => ({'.htaccess': configuration(model), [MISSING_TEXT]: `${MISSING_FILE}\n`}),
};
