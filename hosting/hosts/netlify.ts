import type {HostingModel} from '../model';
import {generatedBy, limits, type Host} from './host';
import {headersFile} from './headersFile';

/**
 * For the rules of Netlify `/x` and `/x/` are the same, so neither can redirect to the other: the page is sent under both, and the
 * canonical link names the right one. The same goes for `/x/index.html`, which Netlify serves by itself.
 */
function redirects({site}: HostingModel): string {
  const lines = site.pages.flatMap(({path, file, spellings}) => [
    ...spellings
      .filter((spelling) => spelling.endsWith('.html') && !spelling.endsWith('/index.html'))
      .map((spelling) => `${spelling} ${path} 301!`),
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
    // The host sends the headers of a folder with missing files, too.
    missingFiles: [limits.missingIsPage, /: cache-control is/],
    methods: [limits.ownRefusal],
  },
  files: (model) => ({_headers: headersFile(model), _redirects: redirects(model)}),
};
