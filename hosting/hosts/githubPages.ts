import {applyEdits, parseHtml, selectOne, writeAttributes} from '../../src/lib/html';
import {insertFirst, POLICY} from '../../src/outputs/head';
import {contentSecurityPolicy, inlineHashes} from '../model/contentSecurityPolicy';
import type {HostingModel} from '../model';
import type {BuiltSite} from '../model/site';
import {limits, missingIsPage, withOneNotFound, type Host} from './host';

/**
 * Writes the policy of one page into it, for a host that sends no headers of its own. It comes before everything that it applies to.
 * @returns the same text when the page has it already
 */
function withPolicy(html: string, policy: string): string {
  const document = parseHtml(html);
  // Each page already has a policy for its styles.
  if (selectOne(`meta[http-equiv="${POLICY}"][content^=default-src]`, document)) return html;
  const meta = `<meta ${writeAttributes({'http-equiv': POLICY, content: policy})}>`;
  return applyEdits(html, [insertFirst(document, meta)]);
}

function pages({site, read}: HostingModel): {[file: string]: string} {
  return Object.fromEntries(
    [...site.sitePages].map(([file, page]) => {
      // Browsers ignore this directive in a page: it counts in a header only.
      const policy = contentSecurityPolicy(inlineHashes(new Map([[file, page]]))).replace(/frame-ancestors [^;]*;/, '');
      return [file, withPolicy(read(file), policy)];
    }),
  );
}

/** The host sends each page under its address with a slash, and redirects the address without it. */
const withSlashes = (site: BuiltSite): BuiltSite => ({
  ...site,
  pages: site.pages.map((page) =>
    page.path.endsWith('/')
      ? page
      : {
          ...page,
          path: `${page.path}/`,
          spellings: page.spellings.map((spelling) => (spelling === `${page.path}/` ? page.path : spelling)),
        },
  ),
});

/** Headers that the host does not send, or sends with its own times. */
const ownHeaders = /: (?!content-type)[a-z-]+ is (?:missing|max-age=\d+),/;

/** GitHub Pages: no headers, no custom redirects, one not-found page for all folders. The README lists what is lost. */
export const githubPages: Host = {
  output: 'build',
  answers: (site) => withOneNotFound(withSlashes(site)),
  knownLimits: {
    ...limits,
    headers: [ownHeaders],
    spellings: [/\/index\.html(?:\?\S*)?: status 200,/, /(?<!\/index)\.html(?:\?\S*)?: status 404,/],
    notFound: [...limits.notFound, ownHeaders],
    missingFiles: [missingIsPage, /: cache-control is (?:undefined|max-age=\d+)$/, /^[^.]+[^/]: status 301,/],
  },
  files: (model) => ({'.nojekyll': '', ...pages(model)}),
};
