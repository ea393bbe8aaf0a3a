import type {HostingModel} from '../model';
import {generatedBy, limits, type Host} from './host';
import {headersFile} from './textFiles';

/**
 * Netlify takes `/x` and `/x/` for the same in its rules, so that neither can be redirected to the other: the page is sent under
 * both, without a redirect, and the canonical link marks the right one. So may be `/x/index.html`, which it serves by itself.
 */
function redirects({site}: HostingModel): string {
  const lines = site.pages.flatMap(({path, file, aliases}) => [
    ...aliases
      .filter((alias) => alias.endsWith('.html') && !alias.endsWith('/index.html'))
      .map((alias) => `${alias} ${path} 301!`),
    ...(path.endsWith('/') ? [] : [`${path} ${site.base}${file} 200!`]),
  ]);
  const notFound = site.notFound.map(({below, file}) => `${below}* ${site.base}${file} 404`);
  return [`# ${generatedBy}`, ...lines, ...notFound, ''].join('\n');
}

export const netlify: Host = {
  output: 'site-root',
  knownLimits: {
    spellings: [/^(?:[^.?]+|[^?]*\/index\.html)(?:\?\S*)?: status 200,/],
    notFound: [limits.notFoundByName],
    // The headers of a folder are sent with what is missing in it too.
    missingFiles: [limits.missingIsPage, /: cache-control is/],
    methods: [limits.ownRefusal],
  },
  files: (model) => ({_headers: headersFile(model), _redirects: redirects(model)}),
};
