import {cpSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {
  precompress,
  hostingModel,
  type HostingModel,
  checks,
  compressedSamples,
  type CheckName,
  sendRequest,
} from '../../hosting';
import {buildFolder} from '../support/build';
import {folderWith} from '../support/folder';
import {describeUnless, missingPrograms} from '../support/programs';
import {hasBrotli, servers, startServer, type HostServer} from './servers';
import {textContent} from 'domutils';
import {parseHtml, selectOne} from '../../src/lib/html/tree';

/** What real servers answer with the configurations made from the build. The build is copied: it is compressed here. */

let model: HostingModel;
const root = folderWith();

beforeAll(() => {
  cpSync(buildFolder, root, {recursive: true});
  // A file of the operator.
  writeFileSync(join(root, 'google1a2b.html'), 'google-site-verification: google1a2b.html');
  model = hostingModel(root);
  precompress(root, ['docs/faq/index.html', ...compressedSamples(model).map(({file}) => file)]);
}, 120_000);

it('every host has room for the policy of the build and of the release before: CloudFront has the least, 1,500 characters', () => {
  expect(model.pageHeaders['Content-Security-Policy']?.length).toBeLessThan(1_300);
});

const testServer = (name: string) => () => {
  let server: HostServer;

  beforeAll(async () => {
    server = await startServer(name, model, root);
  }, 60_000);

  afterAll(() => server.stop());

  it.each(Object.keys(checks) as CheckName[])('does what the build expects: %s', async (check) => {
    expect(await checks[check]({origin: server.origin, model, build: root})).toEqual([]);
  });

  it('sends brotli where it can, which is smaller', async () => {
    const sizeIn = async (coding: string) => {
      const {headers, body} = await sendRequest(server.origin, '/', {'accept-encoding': coding});
      return {sent: headers['content-encoding'], size: body.length};
    };
    const [gzip, both] = [await sizeIn('gzip'), await sizeIn('gzip, br')];
    // nginx needs a module for it, which not every system has.
    expect(both.sent).toBe(name === 'nginx' && !hasBrotli ? 'gzip' : 'br');
    expect(both.size).toBeLessThanOrEqual(gzip.size);
  });

  it('answers a page that has not changed with 304, and names each of its forms apart for caches', async () => {
    const codings = ['identity', 'gzip', 'br', 'zstd', 'gzip, br, zstd'];
    const forms = new Map<string, string>();
    for (const coding of codings) {
      const request = {'accept-encoding': coding};
      const {headers} = await sendRequest(server.origin, '/docs/faq/', request);
      const etag = headers.etag ?? '';
      const again = await sendRequest(server.origin, '/docs/faq/', {...request, 'if-none-match': etag});
      const encoding = headers['content-encoding'] ?? 'identity';
      expect([again.status, headers.vary, again.headers.vary]).toEqual([304, 'Accept-Encoding', 'Accept-Encoding']);
      expect(forms.get(encoding) ?? etag).toBe(etag);
      forms.set(encoding, etag);
    }
    expect(new Set(forms.values()).size).toBe(forms.size);
    expect(forms.size).toBeGreaterThan(1);
  });

  it.each(['identity', 'gzip', 'br'])('answers a page of the same size with the new one: %s', async (coding) => {
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
  });
};

servers.forEach((name) => describeUnless(missingPrograms(name), name, testServer(name)));
