import {afterAll, beforeAll, expect, it} from 'vitest';
import {hostingModel} from '../../hosting/model';
import {serve, type RunningServer} from '../../scripts/serve';
import {openSearch} from '../../src/search/engine/search';
import {contentIndexBeside, type ContentIndex} from '../../src/static-first/contentIndexFile';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';

const folder = '/ayuda/';
const site = new ProjectCopy({HELP_CENTRE_URL: 'https://trial.example', HELP_CENTRE_BASE_URL: folder});
let server: RunningServer;

// English, because its pages then lie in a folder of their own below that of the site.
beforeAll(async () => {
  const {code, output} = await site.build('--locale', 'es', '--locale', 'en');
  expect(code, output).toBe(0);
  server = await serve({root: site.path('build'), baseUrl: folder});
}, BUILD_TIMEOUT);

afterAll(async () => {
  await server.close();
  site.remove();
});

it('the configuration of a host has the addresses in that folder, under the trial host name', () => {
  const {site: built} = hostingModel(site.path('build'));
  expect(built).toMatchObject({base: folder, origin: 'https://trial.example'});
  expect(built.pages.every(({path}) => path.startsWith(folder))).toBe(true);
  expect(built.notFound.map(({below}) => below)).toEqual([`${folder}en/`, folder]);
});

const get = async (address: string): Promise<string> => {
  const response = await fetch(new URL(address, server.url));
  expect(response.status, address).toBe(200);
  return response.text();
};

it.each([
  ['es', folder, 'reembolso'],
  ['en', `${folder}en/`, 'refund'],
])(
  'in a folder of a host, pages lead to an index that is there and leads to pages that are (%s)',
  async (_, base, query) => {
    const page = await get(`${base}docs/`);
    const [main = ''] = /[^" ]+\/main\.[\w-]+\.js/.exec(page) ?? [];
    const {search: name = ''} = JSON.parse(await get(contentIndexBeside(main) ?? '')) as ContentIndex;
    const {search} = await openSearch((file) => get(`${base}search/${file}`), name);
    const {results} = search(query);
    expect(results[0]?.url).toBe('/docs/orders/');
    for (const {url} of results) await get(base + url.slice(1));
  },
);
