import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import type {Host} from '../hosts/host';
import type {HostingModel} from '../model';
import {METHODS} from '../model/headers';
import {all, ask, differentHeaders, filesByAddress, sendRequest, wrongStatus} from './ask';
import type {Check, Form, HostResponse, LiveSite} from './ask';

/** Files that are sent compressed, by their addresses: the home pages, and a file of each kind that pages load. */
export function compressedSamples(model: HostingModel): Map<string, string> {
  const files = [...filesByAddress(model)];
  const homes = files.filter(([path]) => model.site.notFound.some(({below}) => below === path));
  const loadedFiles = ['assets/js/', 'assets/css/', 'search/'].map((folder) =>
    files.find(([, file]) => file.startsWith(folder)),
  );
  return new Map([...homes, ...loadedFiles.filter((sample) => sample !== undefined)]);
}

const builtFile = ({build}: LiveSite, file = '') => readFileSync(join(build, file));

/** Requests for a part of a page, or for a changed page: they must not empty the not-found page. */
const conditions: Form[] = [
  {},
  {headers: {'If-None-Match': '*'}},
  {headers: {'If-Match': '"none"'}},
  {headers: {'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT'}},
  {headers: {Range: 'bytes=0-9'}},
];

/** Addresses without a page, some of them hostile, below the folder of a language. */
const unknownPaths = [
  'unknown',
  'a/b/c',
  'docs/faq.luego',
  'docs/1.2',
  'docs/category/',
  'docs%5Cfaq',
  '404',
  '404.html',
];
const hostilePaths = ['/evil.example/x', '%0d%0aX-Injected:%201', 'docs/faq%0d%0aX-Injected:%201'];
/** Some servers reject it before they apply any configuration. */
const undecodablePath = 'docs/100%';

/** Addresses that only programs request. */
const missingPaths = [
  'assets/js/none.js',
  'search/none.json',
  'img/none.png',
  'favicon.ico',
  'x.js',
  'docs/faq.json',
  'x.php',
];

/** The checks of every host, for tests and `npm run smoke`. */
export const checks = {
  /** Every page and every file is there and has the bytes of the build, including the search index, the worker and the saved manual. */
  content: (site) => {
    const files = filesByAddress(site.model);
    return ask(
      site,
      [...files.keys()],
      (answer, path) =>
        wrongStatus(answer, 200) ||
        (!answer.body.equals(builtFile(site, files.get(path))) && 'not the content of the build'),
    );
  },

  /** The types, caching and policy of every page and file. */
  headers: (site) => {
    const files = filesByAddress(site.model);
    return ask(site, [...files.keys()], (answer, path) => differentHeaders(site, files.get(path) ?? '', answer), [
      {method: 'HEAD'},
    ]);
  },

  /** Every other spelling of a page's address leads to it in one redirect, and keeps the query. */
  spellings: (site) => {
    const checkRedirect = (spelling: string, path: string) =>
      ask(site, [spelling], (answer) => {
        const location = new URL(answer.headers.location ?? '', site.origin + spelling).href;
        const expected = new URL(path, site.origin).href;
        return (
          wrongStatus(answer, 301, 308) ||
          (location !== expected && `leads to ${location}, expected ${expected}`) ||
          ('x-injected' in answer.headers && 'lets a header through')
        );
      });
    return all(
      site.model.site.pages.flatMap(({path, spellings}, index) =>
        spellings.flatMap((spelling) =>
          // The same rule answers all pages.
          ['', ...(index === 0 ? ['?a=1&b=%20%C3%B1', '?%0d%0aX-Injected:%201'] : [])].map((query) =>
            checkRedirect(encodeURI(spelling) + query, encodeURI(path) + query),
          ),
        ),
      ),
    );
  },

  /** An address without a page gets the whole not-found page of its language, whatever the condition. */
  notFound: (site) =>
    all(
      site.model.site.notFound.flatMap(({below, file}) => {
        const page = builtFile(site, file);
        const problemsOf = (answer: HostResponse) =>
          wrongStatus(answer, 404) || [
            !answer.body.equals(page) && `not the page ${file}`,
            'x-injected' in answer.headers && 'lets a header through',
            ...differentHeaders(site, file, answer),
          ];
        const paths = [...unknownPaths, ...hostilePaths].map((path) => below + path);
        return [
          ask(site, paths, problemsOf, conditions),
          ask(site, [below + undecodablePath], (answer) => answer.status !== 400 && problemsOf(answer)),
        ];
      }),
    ),

  /**
   * The answer to a missing script or picture, or to a folder of files, is a short text that is not stored: a page would hide the error.
   */
  missingFiles: (site) => {
    const {base, files, notFound} = site.model.site;
    const folders = [...new Set(files.map(dirname))]
      .filter((folder) => /^(?:\w+\/)?(?:assets|search|img)\//.test(folder))
      .flatMap((folder) => [base + folder, `${base}${folder}/`]);
    const paths = [...notFound.flatMap(({below}) => missingPaths.map((path) => below + path)), ...folders];
    return ask(
      site,
      paths,
      (answer) =>
        wrongStatus(answer, 404) || [
          answer.headers['cache-control'] !== 'no-store' && `cache-control is ${answer.headers['cache-control']}`,
          answer.headers['content-type']?.startsWith('text/plain')
            ? answer.body.length > 100 && 'a page'
            : `type ${answer.headers['content-type']}`,
        ],
    );
  },

  /** Only GET and HEAD are answered. */
  methods: (site) => {
    const {base, pages, files} = site.model.site;
    const [page] = pages;
    const paths = [page?.path ?? base, page?.spellings[0] ?? base, `${base}${files.at(-1)}`, `${base}unknown`];
    return ask(
      site,
      paths.map(encodeURI),
      (answer, _path, {method}) =>
        wrongStatus(answer, 405) ||
        (method !== 'TRACE' &&
          answer.headers.allow?.replace(/,\s*$/, '') !== METHODS &&
          `${method}: allow is ${answer.headers.allow}`),
      ['POST', 'PUT', 'DELETE', 'TRACE'].map((method) => ({method})),
    );
  },

  /** Pages and scripts are sent compressed, and are the same when unpacked. */
  compression: (site) => {
    const samples = compressedSamples(site.model);
    const codings: {[name: string]: typeof gunzipSync} = {gzip: gunzipSync, br: brotliDecompressSync};
    return ask(
      site,
      [...samples.keys()],
      ({headers, body}, path, form) => {
        const unpack = codings[headers['content-encoding'] ?? ''];
        return (
          (!/\baccept-encoding\b/i.test(headers.vary ?? '') && `vary is ${headers.vary}`) ||
          (unpack === undefined && `not compressed for a reader who accepts ${form.headers?.['Accept-Encoding']}`) ||
          (!unpack?.(body).equals(builtFile(site, samples.get(path))) && 'other content when unpacked')
        );
      },
      ['gzip', 'br, gzip'].map((encodings) => ({headers: {'Accept-Encoding': encodings}})),
    );
  },

  /** An unchanged file is answered with 304. */
  revalidation: (site) => {
    const paths = site.model.site.notFound.map(({below}) => below);
    return all(
      paths.map(async (path) => {
        const {etag = 'none'} = (await sendRequest(site.origin, path)).headers;
        return ask(site, [path], (answer) => wrongStatus(answer, 304), [{headers: {'If-None-Match': etag}}]);
      }),
    );
  },

  /** Plain HTTP redirects to HTTPS, and the security contact has not expired. */
  security: async (site) => {
    const {protocol, hostname, port} = new URL(site.origin);
    const contact = await ask(site, [`${site.model.site.base}.well-known/security.txt`], ({body}) => {
      const expires = /^Expires: (.*)$/m.exec(body.toString())?.[1];
      return !(Date.parse(expires ?? '') > Date.now()) && `expires ${expires ?? 'never'}`;
    });
    if (protocol !== 'https:' || port !== '') return contact;
    const plainSite = {...site, origin: `http://${hostname}`};
    const redirect = await ask(plainSite, [site.model.site.base], (answer) =>
      answer.headers.location === `${site.origin}${site.model.site.base}`
        ? wrongStatus(answer, 301, 308)
        : `plain HTTP leads to ${answer.headers.location ?? 'nothing'}`,
    );
    return [...contact, ...redirect];
  },
} satisfies {[name: string]: Check};

export type CheckName = keyof typeof checks;

/**
 * Compares a live site with its build. For each check it yields the differences, and the number of known limits of the host among the
 * findings.
 */
export async function* runChecks(
  {model, ...live}: LiveSite,
  {answers = (site) => site, knownLimits = {}}: Pick<Host, 'answers' | 'knownLimits'> = {},
) {
  const site = {...live, model: {...model, site: answers(model.site)}};
  for (const [name, check] of Object.entries(checks) as [CheckName, Check][]) {
    const lines = await check(site).catch((error: unknown) => [String(error)]);
    const differences = lines.filter((line) => !knownLimits[name]?.some((limit) => limit.test(line)));
    yield {name, differences, limits: lines.length - differences.length};
  }
}
