import {cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {markdownTable} from 'markdown-table';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {precompress} from '../../hosting/precompress';
import {hostingModel, type HostingModel} from '../../hosting/model';
import {buildFolder} from '../support/build';
import {addresses} from './addresses';
import {sendRequest, type HostResponse} from './sendRequest';
import {checkServers, installedServers, startServer, type HostServer} from './servers';
import {textContent} from 'domutils';
import {parseHtml} from '../../src/utils/html/parse';
import {selectOne} from '../../src/utils/html/select';

/** What real servers answer with the configurations made from the build. The build is copied: it is compressed here. */

const languageOf = ({body}: HostResponse) => selectOne('html', parseHtml(body.toString()))?.attribs.lang;

let model: HostingModel;
let root: string;

beforeAll(() => {
  root = join(mkdtempSync(join(tmpdir(), 'hosts-')), 'build');
  cpSync(buildFolder, root, {recursive: true});
  precompress(root, ['docs/faq/index.html']);
  model = hostingModel(root);
}, 120_000);

afterAll(() => {
  rmSync(join(root, '..'), {recursive: true});
});

it('has nginx and caddy to run on, unless this machine cannot install them', () => {
  expect(() => checkServers(['nginx', 'caddy'])).not.toThrow();
});

it('every host has room for the policy of the build and of the release before: CloudFront has the least, 1,500 characters', () => {
  expect(model.pageHeaders['Content-Security-Policy']?.length).toBeLessThan(1_300);
});

it('the model has every page and every file of the build', () => {
  expect(model.site.pages).not.toEqual([]);
  expect(model.site.notFound.map(({below}) => below)).toEqual(['/en/', '/']);
});

describe.each(installedServers)('%s', (name) => {
  let server: HostServer;
  const answers: [string, HostResponse][] = [];

  beforeAll(async () => {
    server = await startServer(name, model, root);
  }, 60_000);

  afterAll(async () => {
    await server.stop();
    const rows = answers.map(([path, answer]) => [
      `\`${path}\``,
      String(answer.status),
      answer.headers.location ?? '',
      languageOf(answer) ?? '',
      answer.headers['cache-control'] ?? '',
    ]);
    console.log(`${name}\n${markdownTable([['Address', 'Status', 'Leads to', 'Language', 'Cache'], ...rows])}`);
  });

  it.each<Record<string, string>>([
    {'If-None-Match': '*'},
    {'If-Match': '"none"'},
    {'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT'},
    {Range: 'bytes=0-9'},
  ])('answers a wrong address with the whole page, whatever the condition (%j)', async (headers) => {
    const answer = await sendRequest(server.origin, '/en/docs/not-here', headers);
    expect([answer.status, languageOf(answer)]).toEqual([404, 'en']);
    expect(answer.body.toString()).toContain('<footer');
  });

  it.each(addresses)('answers %s', async (path, expected) => {
    const answer = await sendRequest(server.origin, path);
    answers.push([path, answer]);
    const exception = expected.except?.[name];
    expect(answer.status).toBe(exception ?? expected.status);
    expect(answer.headers).not.toHaveProperty('x-injected');
    if (expected.location !== undefined) {
      expect(answer.headers.location).toBe(expected.location);
      expect((await sendRequest(server.origin, expected.location)).status).toBe(200);
    } else if (exception === undefined) {
      expect(languageOf(answer)).toBe(expected.language);
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(answer.headers['cache-control']).toBe('no-cache');
      for (const [header, value] of Object.entries({...model.headers, ...model.pageHeaders})) {
        expect(answer.headers[header.toLowerCase()], header).toBe(value);
      }
    }
  });

  it('answers every page of the site under its canonical address, without a redirect', async () => {
    const answered = await Promise.all(
      model.site.pages.map(async ({path}) => [path, (await sendRequest(server.origin, encodeURI(path))).status]),
    );
    expect(answered.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('leads every other spelling to its page in one redirect', async () => {
    const wrong: unknown[] = [];
    for (const {path, aliases} of model.site.pages) {
      for (const alias of aliases) {
        const {status, headers} = await sendRequest(server.origin, encodeURI(alias));
        if (status !== 301 || headers.location !== path) {
          wrong.push([alias, status, headers.location]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('sends files as long as their names allow, and a missing one as a short text that is not stored', async () => {
    const file = (folder: string) => {
      const found = model.site.files.find((each) => each.startsWith(folder));
      expect(found, folder).toBeDefined();
      return `/${found}`;
    };
    for (const path of ['assets/js/', 'en/assets/js/', 'search/', 'en/search/'].map(file)) {
      const {status, headers} = await sendRequest(server.origin, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'public, max-age=31536000, immutable']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await sendRequest(server.origin, '/img/index.png')).headers['cache-control']).toContain('max-age=86400');
    expect((await sendRequest(server.origin, '/sitemap.xml')).headers['cache-control']).toBe('no-cache');
    for (const path of [
      '/assets/js/none.js',
      '/en/assets/css/none.css',
      '/search/none.txt',
      '/img/none.png',
      // A folder is neither listed nor redirected to.
      '/assets/',
      '/assets/js',
      '/en/assets/css',
      '/img/docs',
      // What browsers and scanners ask for.
      '/favicon.ico',
      '/en/x.js',
      '/docs/faq.json',
      '/wp-login.php',
    ]) {
      const {status, headers, body} = await sendRequest(server.origin, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
      expect(headers['content-type']).toMatch(/^text\/plain/);
      expect(body.length).toBeLessThan(100);
    }
  });

  it('sends every text with its charset and noindex', async () => {
    const texts = model.site.files.filter((file) => /\.(?:md|txt)$/.test(file));
    for (const start of ['docs/faq.md', 'en/llms.txt', 'llms-full.txt']) {
      expect(
        texts.some((file) => file.startsWith(start)),
        start,
      ).toBe(true);
    }
    for (const file of texts) {
      const {status, headers} = await sendRequest(server.origin, `/${file}`);
      expect([status, headers['content-type'], headers['x-robots-tag'], headers['x-content-type-options']]).toEqual([
        200,
        `text/${file.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`,
        'noindex',
        'nosniff',
      ]);
    }
    expect((await sendRequest(server.origin, '/docs/faq.md')).headers['cache-control']).toBe('no-cache');
    for (const page of ['/docs/faq/', '/sitemap.xml', '/unknown']) {
      expect((await sendRequest(server.origin, page)).headers, page).not.toHaveProperty('x-robots-tag');
    }
  });

  it('sends what was compressed ahead', async () => {
    const plain = await sendRequest(server.origin, '/docs/faq/');
    const gzip = await sendRequest(server.origin, '/docs/faq/', {'accept-encoding': 'gzip'});
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const both = await sendRequest(server.origin, '/docs/faq/', {'accept-encoding': 'gzip, br'});
    // nginx needs a module for brotli, which not every system has.
    if (both.headers['content-encoding'] === 'br') {
      expect(brotliDecompressSync(both.body).equals(plain.body)).toBe(true);
      expect(both.body.length).toBeLessThan(gzip.body.length);
    } else {
      expect([name, both.headers['content-encoding']]).toEqual(['nginx', 'gzip']);
    }
    expect(both.headers.vary).toContain('Accept-Encoding');
  });

  it.each(['POST', 'PUT', 'DELETE', 'TRACE'])('does not answer %s', async (method) => {
    for (const path of ['/docs/faq/', '/docs/faq', '/sitemap.xml', '/img/index.png', '/unknown']) {
      const {status, headers} = await sendRequest(server.origin, path, {}, method);
      expect([path, status]).toEqual([path, 405]);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });

  it('answers a page that has not changed with 304, and names each of its forms apart for caches', async () => {
    const codings = ['identity', 'gzip', 'br', 'zstd', 'gzip, br, zstd'];
    const forms = new Map<string, string>();
    for (const coding of codings) {
      const request = {'accept-encoding': coding};
      const {headers} = await sendRequest(server.origin, '/docs/faq/', request);
      const etag = headers.etag ?? '';
      const again = await sendRequest(server.origin, '/docs/faq/', {...request, 'if-none-match': etag});
      const sent = headers['content-encoding'] ?? 'identity';
      expect([again.status, headers.vary, again.headers.vary]).toEqual([304, 'Accept-Encoding', 'Accept-Encoding']);
      expect(forms.get(sent) ?? etag).toBe(etag);
      forms.set(sent, etag);
    }
    expect(new Set(forms.values()).size).toBe(forms.size);
    expect(forms.size).toBeGreaterThan(1);
  });

  it.each(['identity', 'gzip', 'br'])(
    'answers a page of the same size after a deploy with the new one: %s',
    async (coding) => {
      const file = join(root, 'docs/faq/index.html');
      const forms = [file, `${file}.br`, `${file}.gz`];
      const anHourAgo = Date.now() / 1000 - 3600;
      // nginx compares file times by the second: the previous deploy must not be of this second.
      forms.forEach((form) => utimesSync(form, anHourAgo, anHourAgo));
      const request = {'accept-encoding': coding};
      const {headers, body: before} = await sendRequest(server.origin, '/docs/faq/', request);
      const old = readFileSync(file, 'utf8');
      // As long as before.
      const title = textContent(selectOne('h1', parseHtml(old)) ?? []);
      writeFileSync(file, old.replace(`>${title}</h1>`, `>_${title.slice(1)}</h1>`));
      expect(readFileSync(file, 'utf8')).not.toBe(old);
      precompress(root, ['docs/faq/index.html']);
      expect(statSync(file).size).toBe(Buffer.byteLength(old));
      try {
        const conditions: Record<string, string>[] = [
          {'if-none-match': headers.etag ?? ''},
          {'if-modified-since': headers['last-modified'] ?? ''},
        ];
        for (const condition of conditions) {
          const {status, body} = await sendRequest(server.origin, '/docs/faq/', {...request, ...condition});
          expect([condition, status, body.equals(before)]).toEqual([condition, 200, false]);
        }
      } finally {
        writeFileSync(file, old);
        precompress(root, ['docs/faq/index.html']);
      }
    },
  );
});
