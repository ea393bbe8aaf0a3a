import type {HostingModel} from '../model';
import {headersOfText, textTypes} from '../model/headers';
import {generatedBy} from './host';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. All rules that match an address apply, and a header that two of them set is
 * sent with both values. Headers that a host sends by itself are therefore not repeated.
 */
export function headersFile(model: HostingModel): string {
  const {site} = model;
  const rules = [
    {path: `${site.base}*`, headers: {...model.headers, ...model.pageHeaders}},
    ...site.cachedFolders.map(({path, cacheControl}) => ({path: `${path}*`, headers: {'Cache-Control': cacheControl}})),
    // A type replaces the one that the host would send.
    ...Object.keys(textTypes).map((ending) => ({path: `${site.base}*${ending}`, headers: headersOfText(ending)})),
  ];
  return [
    `# ${generatedBy}`,
    ...rules.flatMap(({path, headers}) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
}
