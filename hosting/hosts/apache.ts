import {immutableFolders, REVALIDATED} from '../model/cacheControl';
import {textHeaders, textTypes, type Headers} from '../model/headers';
import type {HostingModel} from '../model';
import {MISSING_FILE} from '../model/missingFile';
import type {Host} from './host';
import {fillTemplate, quoter} from './template';

/** The types of what is sent compressed. */
const types = {
  ...textTypes,
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/** `%` would begin a variable. */
const quote = quoter('Apache', /[%\\\n\r]/);

const escape = (path: string) => path.replace(/[.*+?^${}()|[\]\\ ]/g, '\\$&');
const anyOf = (texts: readonly string[]) => texts.map(escape).join('|');
const set = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quote(value)}`);

/** One file, in the folder of the site, for Apache 2.4 with `AllowOverride All`. What an address leads to is a list. */
function configuration({site, headers, pageHeaders}: HostingModel): string {
  const {base} = site;
  const pathOf = (address: string) => address.slice(base.length);
  return fillTemplate('htaccess', {
    base,
    types: Object.entries(types).flatMap(([ending, type]) => [
      `<FilesMatch "${escape(ending)}(?:\\.br|\\.gz)?$">`,
      `  ForceType ${quote(type)}`,
      '</FilesMatch>',
    ]),
    headers: set({...headers, 'Cache-Control': REVALIDATED}),
    pageHeaders: set(pageHeaders),
    textHeaders: set(textHeaders),
    textTypes: anyOf(Object.keys(textTypes)),
    compressedTypes: anyOf(Object.keys(types)),
    folders: anyOf(site.notFound.map(({below}) => below)),
    immutableFolders: immutableFolders.join('|'),
    notFoundPages: [...site.notFound]
      .reverse()
      .flatMap(({below, file}) => [
        `<If "%{REQUEST_URI} =~ m#^${escape(below)}#">`,
        `  ErrorDocument 404 ${base}${file}`,
        '</If>',
      ]),
    spellings: site.pages
      .filter(({aliases}) => aliases.length > 0)
      .map(({path, aliases}) => `RewriteRule ^(?:${anyOf(aliases.map(pathOf))})$ ${quote(path)} [R=301,END]`),
    pages: site.pages.map(({path, file}) => `RewriteRule ^${escape(pathOf(path))}$ ${quote(file)}`),
  });
}

export const apache: Host = {
  output: 'build',
  isCompressedAhead: true,
  // Other servers send the text of a missing file without a file; Apache would send it as HTML.
  files: (model) => ({'.htaccess': configuration(model), 'missing-file.txt': `${MISSING_FILE}\n`}),
};
