import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {textContent} from 'domutils';
import {parseHtml} from '../../src/lib/html/parse';
import {selectOne} from '../../src/lib/html/select';
import type {HostingModel} from '../model';
import {openSiteSearch} from '../model/openSiteSearch';
import {addressChecks} from './addresses';
import {address, all, ask, differentHeaders, filesByAddress, wrongStatus, type Check, type LiveSite} from './ask';
import {sendRequest} from './sendRequest';

/** What is sent compressed: the home pages, and a file of each kind that pages load. */
export const compressedSamples = ({site}: HostingModel): {path: string; file: string}[] => [
  ...site.pages
    .filter(({path}) => site.notFound.some(({below}) => below === path))
    .map(({path, file}) => ({path, file})),
  ...['assets/js/', 'assets/css/', 'search/'].flatMap((folder) =>
    site.files
      .filter((file) => file.startsWith(folder))
      .map((file) => ({path: site.base + file, file}))
      .slice(0, 1),
  ),
];

/** The first result for the title of a page, with the files that the live home page names. */
async function searchIn({origin, model: {site}}: LiveSite, below: string): Promise<string | false> {
  const get = async (path: string) => (await sendRequest(origin, path)).body.toString();
  const search = await openSiteSearch(get, below);
  const page = site.pages.find(({path}) => path.startsWith(`${below}docs/`));
  const title = textContent(selectOne('h1', parseHtml(await get(address(page?.path ?? below)))) ?? []);
  const [first] = search(title).results;
  const {status} = await sendRequest(origin, below + (first?.url.slice(1) ?? 'none'));
  return (
    ![200, 301].includes(status) && `a search for "${title}" leads to ${first?.url ?? 'nothing'}, status ${status}`
  );
}

/** What every host is asked. Tests and `npm run smoke` use the same. */
export const checks = {
  /** Every page and every file is there and has the bytes of the build; the worker and the saved manual among them. */
  content: (site) => {
    const files = filesByAddress(site);
    return ask(
      site,
      [...files.keys()],
      (answer, path) =>
        wrongStatus(answer, 200) ||
        (!answer.body.equals(readFileSync(join(site.build, files.get(path) ?? ''))) && 'not the content of the build'),
    );
  },

  /** Types, caching, policy: of every page and file. */
  headers: (site) => {
    const files = filesByAddress(site);
    return ask(site, [...files.keys()], (answer, path) => differentHeaders(site, files.get(path) ?? '', answer), {
      method: 'HEAD',
    });
  },

  ...addressChecks,

  /** Pages and scripts are sent compressed, and are the same when unpacked. */
  compression: (site) => {
    const samples = compressedSamples(site.model);
    const files = new Map(samples.map(({path, file}) => [address(path), readFileSync(join(site.build, file))]));
    const codings = {gzip: gunzipSync, br: brotliDecompressSync};
    return all(
      ['gzip', 'br, gzip'].map((accepted) =>
        ask(
          site,
          [...files.keys()],
          ({headers, body}, path) => {
            const unpack = codings[headers['content-encoding'] as keyof typeof codings] as
              typeof gunzipSync | undefined;
            return (
              (!/\baccept-encoding\b/i.test(headers.vary ?? '') && `vary is ${headers.vary}`) ||
              (unpack === undefined && `not compressed for a reader who accepts ${accepted}`) ||
              (!unpack?.(body).equals(files.get(path) ?? Buffer.of()) && 'other content when unpacked')
            );
          },
          {headers: {'Accept-Encoding': accepted}},
        ),
      ),
    );
  },

  /** What has not changed is answered with 304. */
  revalidation: (site) => {
    const paths = site.model.site.notFound.map(({below}) => below);
    return all(
      paths.map(async (path) => {
        const {etag = 'none'} = (await sendRequest(site.origin, path)).headers;
        return ask(site, [path], (answer) => wrongStatus(answer, 304), {headers: {'If-None-Match': etag}});
      }),
    );
  },

  /** Plain HTTP leads to HTTPS, and the contact for reports of weaknesses has not expired. */
  security: async (site) => {
    const {protocol, hostname, port} = new URL(site.origin);
    const contact = await ask(site, [`${site.model.site.base}.well-known/security.txt`], ({body}) => {
      const expires = /^Expires: (.*)$/m.exec(body.toString())?.[1];
      return !(Date.parse(expires ?? '') > Date.now()) && `expires ${expires ?? 'never'}`;
    });
    if (protocol !== 'https:' || port !== '') {
      return contact;
    }
    const plain = {...site, origin: `http://${hostname}`};
    const redirect = await ask(plain, [site.model.site.base], (answer) =>
      answer.headers.location === `${site.origin}${site.model.site.base}`
        ? wrongStatus(answer, 301, 308)
        : `plain HTTP leads to ${answer.headers.location ?? 'nothing'}`,
    );
    return [...contact, ...redirect];
  },

  /** The search of each language opens with the live files and leads to a page. */
  search: async (site) => {
    const found = await Promise.all(site.model.site.notFound.map(({below}) => searchIn(site, below)));
    return found.filter((what) => what !== false);
  },
} satisfies {[name: string]: Check};

export type CheckName = keyof typeof checks;
