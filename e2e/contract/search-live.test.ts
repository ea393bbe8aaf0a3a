import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import searchPlugin, {openSearch} from '../../src/search';
import {fileOf, readText, searchIndexOf, titleOf} from '../support/build';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';

interface DevServer {
  setupMiddlewares: (middlewares: object[]) => unknown;
}
type Middleware = (request: object, response: object, next: (error: unknown) => void) => void;

const site = new ProjectCopy();
afterAll(() => site.remove());
afterEach(() => vi.unstubAllEnvs());

/** What an index knows of each page, by its address: title, headings, messages, and how answers begin. */
function pagesOf(index: string): Map<string, unknown> {
  const {pages} = JSON.parse(index) as {pages: {url: string}[]};
  return new Map(pages.map((page) => [page.url, page]));
}

// That the development server of Docusaurus has a list of middlewares to join: contracts.test.ts of src/static-first/docusaurusInternals.
it(
  'npm start answers from what is saved, without a build, and knows all pages, answers and messages of one',
  {timeout: BUILD_TIMEOUT},
  async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const context = {siteDir: site.folder, baseUrl: '/', i18n: {currentLocale: 'en'}} as LoadContext;
    const settings = searchPlugin(context).configureWebpack?.({}, false, {} as never, undefined);
    const added: {path: string; middleware: Middleware}[] = [];
    (settings as {devServer: DevServer}).devServer.setupMiddlewares(added);
    expect(added.map(({path}) => path)).toEqual(['/search/']);
    const index = () => new Promise<string>((end, fail) => added[0]?.middleware({}, {setHeader: () => ({end})}, fail));
    const urlsOf = (text: string, query: string) =>
      openSearch(text)
        .search(query)
        .results.map(({url}) => url);

    const live = await index();
    expect(urlsOf(live, titleOf('/en/docs/orders/'))[0]).toBe('/docs/orders/');
    expect(urlsOf(live, 'periwinkle')).toEqual([]);
    const [livePages, builtPages] = [live, readText(`/en/search/${searchIndexOf(fileOf('/en/'))}`)].map(pagesOf);
    // A page without a source lists others.
    const others = [...(builtPages?.keys() ?? [])].filter((url) => !livePages?.has(url));
    expect(others.filter((url) => !url.startsWith('/docs/category/'))).toEqual([]);
    for (const [url, page] of livePages ?? []) expect(page, url).toEqual(builtPages?.get(url));

    const english = 'i18n/en/docusaurus-plugin-content-docs/current';
    site.edit(`${english}/password/index.mdx`, (text) => `${text}\nA periwinkle.\n`);
    // A page that cannot be read is left out.
    site.edit(`${english}/help/index.mdx`, (text) => `${text}\n{app.nam}\n`);
    expect(urlsOf(await index(), 'periwinkle')).toEqual(['/docs/password/']);
  },
);
