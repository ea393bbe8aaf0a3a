import type {HostingModel} from '../model';
import {atMost, generatedBy, limits, type Host} from './host';
import {headersFile} from './headersFile';

/**
 * Not-found pages need no rule: Cloudflare Pages sends the 404.html of the nearest parent folder.
 * @throws when there are more redirects than the host reads
 */
function redirects({site}: HostingModel): string {
  const lines = [
    ...site.pages.flatMap(({path, spellings}) => [
      ...spellings.map((spelling) => `${spelling} ${path} 301`),
      // Without it the host would redirect to the form with the slash.
      ...(path.endsWith('/') ? [] : [`${path} ${path}/ 200`]),
    ]),
    // Without it the host would redirect to the form without the extension, which a search engine does not accept.
    ...site.files
      .filter((file) => file.endsWith('.html'))
      .map((file) => `${site.base}${file} ${site.base}${file.slice(0, -'.html'.length)} 200`),
  ];
  atMost(2000, lines.length, 'redirects of Cloudflare Pages');
  return [`# ${generatedBy}`, ...lines, ''].join('\n');
}

export const cloudflare: Host = {
  output: 'site-root',
  knownLimits: {
    notFound: [limits.notFoundByName],
    missingFiles: [limits.missingIsPage],
    methods: [limits.ownRefusal],
  },
  files: (model) => ({_headers: headersFile(model), _redirects: redirects(model)}),
};
