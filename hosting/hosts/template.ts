import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {IMMUTABLE, KEPT_A_DAY, NOT_STORED, REVALIDATED} from '../model/cacheControl';
import {missingFile, MISSING_FILE} from '../model/missingFile';
import {generatedBy, METHODS} from './host';

/** What a placeholder stands for: a text, or lines, which are indented as the placeholder is. */
export type Values = {[placeholder: string]: string | readonly string[]};

/** What every template may say. */
const common = {
  generatedBy,
  revalidated: REVALIDATED,
  immutable: IMMUTABLE,
  keptADay: KEPT_A_DAY,
  notStored: NOT_STORED,
  methods: METHODS,
  missingFile,
  MISSING_FILE,
};

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
 * Fills the `{{placeholders}}` of a file in `templates/`. One that stands on a line of its own for no lines leaves no line.
 * @throws when there is no value for a placeholder
 */
export function fillTemplate(name: string, values: Values = {}): string {
  const known: Partial<Values> = {...common, ...values};
  const valueOf = (placeholder: string) => {
    const value = known[placeholder];
    if (value === undefined) throw new Error(`hosting/hosts/templates/${name} has an unknown {{${placeholder}}}.`);
    return value;
  };
  return readFileSync(join(__dirname, 'templates', name), 'utf8').replace(
    /^([ \t]*)\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm,
    (_, indent: string, ofLines: string | undefined, within: string) =>
      ofLines === undefined
        ? String(valueOf(within))
        : [valueOf(ofLines)]
            .flat()
            .map((line) => `${indent}${line}\n`)
            .join(''),
  );
}
