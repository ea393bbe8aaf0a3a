import type {HostingModel} from '../model';
import {headersOfText, textTypes} from '../model/headers';
import {atMost, generatedBy, limits, missingIsPage, type Host} from './host';

// Netlify and Cloudflare Pages read the files `_headers` and `_redirects`.

const fileOf = (lines: readonly string[]) => [`# ${generatedBy}`, ...lines, ''].join('\n');

/**
 * All rules that match an address apply, and a header that two of them set is sent with both values. Headers that a host sends by itself
 * are therefore not repeated.
 */
function headersFile({site, headers, pageHeaders}: HostingModel): string {
  const rules = [
    {path: `${site.base}*`, headers: {...headers, ...pageHeaders}},
    ...site.cachedFolders.map(({path, cacheControl}) => ({path: `${path}*`, headers: {'Cache-Control': cacheControl}})),
    // A type replaces the one that the host would send.
    ...Object.keys(textTypes).map((ending) => ({path: `${site.base}*${ending}`, headers: headersOfText(ending)})),
  ];
  const linesOf = (values: object) => Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return fileOf(rules.flatMap((rule) => [rule.path, ...linesOf(rule.headers)]));
}

/**
 * For the rules of Netlify `/x` and `/x/` are the same, so neither can redirect to the other: the page is sent under both, and the
 * canonical link names the right one. The same goes for `/x/index.html`, which Netlify serves by itself.
 */
function netlifyRedirects({site}: HostingModel): string {
  const lines = site.pages.flatMap(({path, file, spellings}) => [
    ...spellings
      .filter((spelling) => spelling.endsWith('.html') && !spelling.endsWith('/index.html'))
      .map((spelling) => `${spelling} ${path} 301!`),
    ...(path.endsWith('/') ? [] : [`${path} ${site.base}${file} 200!`]),
  ]);
  return fileOf([...lines, ...site.notFound.map(({below, file}) => `${below}* ${site.base}${file} 404`)]);
}

export const netlify: Host = {
  output: 'site-root',
  knownLimits: {
    ...limits,
    spellings: [/^(?:[^.?]+|[^?]*\/index\.html)(?:\?\S*)?: status 200,/],
    // The host sends the headers of a folder with missing files, too.
    missingFiles: [missingIsPage, /: cache-control is/],
  },
  files: (model) => ({_headers: headersFile(model), _redirects: netlifyRedirects(model)}),
};

/**
 * Not-found pages need no rule: Cloudflare Pages sends the 404.html of the nearest parent folder.
 * @throws when there are more redirects than the host reads
 */
function cloudflareRedirects({site}: HostingModel): string {
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
  return fileOf(lines);
}

export const cloudflare: Host = {
  output: 'site-root',
  knownLimits: {...limits, missingFiles: [missingIsPage]},
  files: (model) => ({_headers: headersFile(model), _redirects: cloudflareRedirects(model)}),
};
