import {textTypes, MISSING_FILE} from '../model/headers';
import type {Host} from './host';
import {quoter, render} from './template';

/** The types of files that are sent compressed. */
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

export const apache: Host = {
  output: 'build',
  isCompressedAhead: true,
  files: (model, {domain}) => ({
    '.htaccess': render('htaccess', {...model, domain, types, quote}),
    // Other servers send the text of a missing file without a file; Apache would send it as HTML.
    'missing-file.txt': `${MISSING_FILE}\n`,
  }),
};
