import type {HostingModel} from '../model';
import {headersOfText, textTypes} from '../model/headers';
import {generatedBy} from './host';

/** Cloudflare Pages reads no longer line, and no more rules. Netlify has no lower limits. */
const MAX_LINE_LENGTH = 2000;
const MAX_RULES = 100;

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Rules that match the same address add up, and a header that two of
 * them set is sent with both values: what a host sends for the rest by itself is therefore not repeated.
 * @throws when a line or the number of rules is above the host's limit
 */
export function headersFile(model: HostingModel): string {
  const {site} = model;
  const rules = [
    {path: `${site.base}*`, headers: {...model.headers, ...model.pageHeaders}},
    ...site.cachedFolders.map(({path, cacheControl}) => ({path: `${path}*`, headers: {'Cache-Control': cacheControl}})),
    // A type replaces the one that the host would send.
    ...Object.keys(textTypes).map((ending) => ({path: `${site.base}*${ending}`, headers: headersOfText(ending)})),
  ];
  const lines = [
    `# ${generatedBy}`,
    ...rules.flatMap(({path, headers}) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ];
  const tooLong = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (tooLong !== undefined || rules.length > MAX_RULES) {
    throw new Error(
      `_headers is above the limits of Cloudflare Pages (${MAX_RULES} rules, ${MAX_LINE_LENGTH} characters a line): ` +
        `${rules.length} rules, ${tooLong?.length ?? 0} characters.`,
    );
  }
  return lines.join('\n');
}
