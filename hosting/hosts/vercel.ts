import {NOT_STORED, REVALIDATED, headersOfText, textTypes, missingFile} from '../model/headers';
import type {HostingModel} from '../model';
import {atMost, limits, type Host} from './host';

/** An address as a regular expression that matches it and nothing else. */
const exactly = (path: string) => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/**
 * Writes `routes`: nothing else in vercel.json can send a page with the status 404.
 * @throws when there are more routes than the host reads
 */
function configuration(model: HostingModel): string {
  const {site} = model;
  const routes = [
    {src: '/.*', headers: {...model.headers, ...model.pageHeaders, 'Cache-Control': REVALIDATED}, continue: true},
    ...Object.keys(textTypes).map((ending) => ({
      src: `^${site.base}.*\\${ending}$`,
      headers: headersOfText(ending),
      continue: true,
    })),
    ...site.pages.flatMap(({path, spellings}) =>
      spellings.map((spelling) => ({src: exactly(spelling), status: 301, headers: {Location: path}})),
    ),
    {handle: 'filesystem'},
    {src: `^.*${missingFile}`, status: 404, headers: {'Cache-Control': NOT_STORED}},
    ...site.notFound.map(({below, file}) => ({src: `^${below}.*`, status: 404, dest: site.base + file})),
    // Only for existing files: otherwise a browser would cache the not-found page instead of a missing script.
    {handle: 'hit'},
    ...site.cachedFolders.map(({path, cacheControl}) => ({
      src: `^${path}.*`,
      headers: {'Cache-Control': cacheControl},
      continue: true,
    })),
  ];
  atMost(2048, routes.length, 'routes of Vercel');
  return `${JSON.stringify({routes}, undefined, 2)}\n`;
}

export const vercel: Host = {
  output: 'site-root',
  knownLimits: limits,
  files: (model) => ({'vercel.json': configuration(model)}),
};
