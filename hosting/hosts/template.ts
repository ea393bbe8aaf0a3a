import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as eta from 'eta';
import * as headers from '../model/headers';
import {generatedBy} from './host';

/**
 * Values between double quotes, for the configuration of a server.
 * @param unquotable characters that are not allowed between quotes
 */
export const quoter =
  (server: string, unquotable: RegExp) =>
  (value: string): string => {
    if (unquotable.test(value)) throw new Error(`${server} cannot hold this value as it is: ${value}`);
    return `"${value.replaceAll('"', '\\"')}"`;
  };

/**
 * Renders a file in `templates/`, which may also name everything in model/headers.ts.
 * @throws when the file names a value that is missing
 */
export const render = (name: string, values: object): string =>
  eta.render(
    readFileSync(join(__dirname, 'templates', name), 'utf8'),
    {...headers, generatedBy, ...values},
    {autoEscape: false, autoTrim: false, useWith: true},
  );
