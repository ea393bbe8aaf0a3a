import {cacheControl, immutableFolders, REVALIDATED} from '../model/cacheControl';
import {headersOfText, textTypes} from '../model/headers';
import type {HostingModel} from '../model';
import type {Host} from './host';

/** An address as a regular expression that matches it and nothing else. */
const exactly = (path: string) => `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** `routes`, the one form of vercel.json that can send a page with the status 404. */
function routes(model: HostingModel): object[] {
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
    ...site.notFound.map(({below, file}) => ({src: `^${below}.*`, status: 404, dest: site.base + file})),
    // Only for existing files: otherwise a browser would cache the not-found page instead of a missing script.
    {handle: 'hit'},
    ...site.notFound.flatMap(({below}) =>
      [...immutableFolders, 'img'].map((name) => ({
        src: `^${below}${name}/.*`,
        headers: {'Cache-Control': cacheControl(`/${name}/`)},
        continue: true,
      })),
    ),
  ];
}

export const vercel: Host = {
  output: 'site-root',
  files: (model) => ({'vercel.json': `${JSON.stringify({routes: routes(model)}, undefined, 2)}\n`}),
};
