import {NOT_STORED, REVALIDATED, headersOfText, textTypes, missingFile} from '../model/headers';
import type {HostingModel} from '../model';
import {limits, type Host} from './host';

/** An address as a regular expression that matches it and nothing else. */
const exactly = (path: string) => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** Vercel reads no more routes. */
const MAX_ROUTES = 2048;

/**
 * `routes`, the one form of vercel.json that can send a page with the status 404.
 * @throws when they are more than the host reads
 */
function configuration(model: HostingModel): string {
  const routes = routesOf(model);
  if (routes.length > MAX_ROUTES) {
    throw new Error(
      `Vercel reads ${MAX_ROUTES} routes, the site needs ${routes.length}, four for each page: choose a host without this limit (nginx, caddy).`,
    );
  }
  return `${JSON.stringify({routes}, undefined, 2)}\n`;
}

function routesOf(model: HostingModel): object[] {
  const {site} = model;
  return [
    {src: '/.*', headers: {...model.headers, ...model.pageHeaders, 'Cache-Control': REVALIDATED}, continue: true},
    ...Object.keys(textTypes).map((ending) => ({
      src: `^${site.base}.*\\${ending}$`,
      headers: headersOfText(ending),
      continue: true,
    })),
    ...site.pages.flatMap(({path, aliases}) =>
      aliases.map((alias) => ({src: exactly(alias), status: 301, headers: {Location: path}})),
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
}

export const vercel: Host = {
  output: 'site-root',
  knownLimits: {notFound: [limits.notFoundByName], methods: [limits.ownRefusal]},
  files: (model) => ({'vercel.json': configuration(model)}),
};
