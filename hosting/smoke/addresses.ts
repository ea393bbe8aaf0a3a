import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {METHODS} from '../hosts/host';
import {address, all, ask, differentHeaders, wrongStatus, type Check} from './ask';
import type {HostResponse} from './sendRequest';

/** Requests of a part, or of what has changed: they must not empty the not-found page. */
const conditions: Record<string, string>[] = [
  {},
  {'If-None-Match': '*'},
  {'If-Match': '"none"'},
  {'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT'},
  {Range: 'bytes=0-9'},
];

/** Addresses without a page, some of them hostile, below the folder of a language. */
const unknown = ['unknown', 'a/b/c', 'docs/faq.luego', 'docs/1.2', 'docs/category/', 'docs%5Cfaq', '404', '404.html'];
const hostile = ['/evil.example/x', '%0d%0aX-Injected:%201', 'docs/faq%0d%0aX-Injected:%201'];
/** Some servers reject it before they apply any configuration. */
const undecodable = 'docs/100%';

/** What programs ask for, and no reader. */
const missing = [
  'assets/js/none.js',
  'search/none.txt',
  'img/none.png',
  'favicon.ico',
  'x.js',
  'docs/faq.json',
  'x.php',
];

/** What a host answers where no page and no file is. */
export const addressChecks = {
  /** Every other spelling of a page's address leads to it in one redirect, query kept. */
  spellings: (site) => {
    const leads = (alias: string, path: string) =>
      ask(site, [alias], (answer) => {
        const location = new URL(answer.headers.location ?? '', site.origin + alias).href;
        const expected = new URL(path, site.origin).href;
        return (
          wrongStatus(answer, 301, 308) ||
          (location !== expected && `leads to ${location}, expected ${expected}`) ||
          ('x-injected' in answer.headers && 'lets a header through')
        );
      });
    return all(
      site.model.site.pages.flatMap(({path, aliases}, index) =>
        aliases.flatMap((alias) =>
          // The same rule answers all pages.
          ['', ...(index === 0 ? ['?a=1&b=%20%C3%B1', '?%0d%0aX-Injected:%201'] : [])].map((query) =>
            leads(address(alias) + query, address(path) + query),
          ),
        ),
      ),
    );
  },

  /** An address without a page gets the not-found page of its language, the whole of it, whatever the condition. */
  notFound: (site) => {
    return all(
      site.model.site.notFound.flatMap(({below, file}) => {
        const page = readFileSync(join(site.build, file));
        const wrong = (answer: HostResponse) =>
          wrongStatus(answer, 404) ||
          (!answer.body.equals(page) && `not the page ${file}`) ||
          ('x-injected' in answer.headers && 'lets a header through') ||
          differentHeaders(site, file, answer);
        const paths = [...unknown, ...hostile].map((path) => below + path);
        return [
          ...conditions.map((headers) => ask(site, paths, wrong, {headers})),
          ask(site, [below + undecodable], (answer) => answer.status !== 400 && wrong(answer)),
        ];
      }),
    );
  },

  /** A missing script or picture, and a folder of files, is a short text that is not stored: a page would hide the error. */
  missingFiles: (site) => {
    const {base, files, notFound} = site.model.site;
    const folders = [...new Set(files.map(dirname))]
      .filter((folder) => /^(?:\w+\/)?(?:assets|search|img)\//.test(folder))
      .flatMap((folder) => [base + folder, `${base}${folder}/`]);
    const paths = [...notFound.flatMap(({below}) => missing.map((path) => below + path)), ...folders];
    return ask(
      site,
      paths,
      (answer) =>
        wrongStatus(answer, 404) ||
        (answer.headers['cache-control'] !== 'no-store' && `cache-control is ${answer.headers['cache-control']}`) ||
        (!answer.headers['content-type']?.startsWith('text/plain') && `type ${answer.headers['content-type']}`) ||
        (answer.body.length > 100 && 'a page'),
    );
  },

  /** Nothing but GET and HEAD is answered. */
  methods: (site) => {
    const {base, pages, files} = site.model.site;
    const [page] = pages;
    const paths = [page?.path ?? base, page?.aliases[0] ?? base, `${base}${files.at(-1)}`, `${base}unknown`];
    return all(
      ['POST', 'PUT', 'DELETE', 'TRACE'].map((method) =>
        ask(
          site,
          paths.map(address),
          (answer) =>
            wrongStatus(answer, 405) ||
            (method !== 'TRACE' &&
              answer.headers.allow?.replace(/,\s*$/, '') !== METHODS &&
              `${method}: allow is ${answer.headers.allow}`),
          {method},
        ),
      ),
    );
  },
} satisfies {[name: string]: Check};
