import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as eta from 'eta';
import * as headers from '../model/headers';
import {generatedBy} from './host';

/**
 * Values between double quotes, for the configuration of a server.
 * @param unquotable characters that it cannot hold between them
 */
export const quoter =
  (server: string, unquotable: RegExp) =>
  (value: string): string => {
    if (unquotable.test(value)) throw new Error(`${server} cannot hold this value as it is: ${value}`);
    return `"${value.replaceAll('"', '\\"')}"`;
  };

/**
 * Renders a file in `templates/`, which may name everything of model/headers.ts too.
 * @throws when it names a value that it was not given
 */
export const render = (name: string, values: object): string =>
  eta.render(
    readFileSync(join(__dirname, 'templates', name), 'utf8'),
    {...headers, generatedBy, ...values},
    {autoEscape: false, autoTrim: false, useWith: true},
  );
