import {readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checks, type HostingModel, hostingModel, modelFor, precompress, sendRequest} from '../../hosting';
import {buildFolder} from '../support/build';
import {folderWith} from '../support/folder';
import {folderBuild} from '../support/hosting';
import {describeUnless, missingPrograms} from '../support/programs';
import {hasBrotli, servers, startServer, type HostServer} from './servers';

// Real servers answer for a small site in a folder, with the configurations made from it. deploy.test.ts requests the whole build.

it('every host has room for the policies of two releases, even CloudFront with 1,500 characters', () => {
  expect(hostingModel(buildFolder).pageHeaders['Content-Security-Policy']?.length).toBeLessThan(1_300);
});

const path = '/help/docs/faq/';

const testServer = (name: string) => () => {
  let server: HostServer;
  let model: HostingModel;
  const root = folderWith(folderBuild);
  const file = join(root, 'docs/faq/index.html');

  beforeAll(async () => {
    model = modelFor(name === 'apache2' ? 'apache' : name, root);
    precompress(root);
    server = await startServer(name, model, root);
  }, 60_000);

  afterAll(() => server.stop());

  it.each(['content', 'headers', 'spellings', 'notFound', 'missingFiles'] as const)(
    'does what the build expects: %s',
    async (check) => expect(await checks[check]({origin: server.origin, model, build: root})).toEqual([]),
  );

  it.each(['/docs/faq/', '/docs/faq/index.html', '/assets/js/main.1a2b3c4d.js'])(
    'serves nothing outside its folder: %s',
    async (outside) => expect((await sendRequest(server.origin, outside)).status).toBe(404),
  );

  it('sends brotli where it can, and no more bytes than with gzip', async () => {
    const sizeIn = async (coding: string) => {
      const {headers, body} = await sendRequest(server.origin, path, {'accept-encoding': coding});
      return {encoding: headers['content-encoding'], size: body.length};
    };
    const [gzip, both] = [await sizeIn('gzip'), await sizeIn('gzip, br')];
    // nginx needs a module for Brotli, which not every system has.
    expect(both.encoding).toBe(name === 'nginx' && !hasBrotli ? 'gzip' : 'br');
    expect(both.size).toBeLessThanOrEqual(gzip.size);
  });

  it('answers an unchanged page with 304, and gives each encoding its own ETag', async () => {
    const forms = new Map<string, string>();
    for (const coding of ['identity', 'gzip', 'br', 'zstd', 'gzip, br, zstd']) {
      const request = {'accept-encoding': coding};
      const {headers} = await sendRequest(server.origin, path, request);
      const etag = headers.etag ?? '';
      const secondAnswer = await sendRequest(server.origin, path, {...request, 'if-none-match': etag});
      const encoding = headers['content-encoding'] ?? 'identity';
      expect([secondAnswer.status, headers.vary, secondAnswer.headers.vary]).toEqual([
        304,
        'Accept-Encoding',
        'Accept-Encoding',
      ]);
      expect(forms.get(encoding) ?? etag).toBe(etag);
      forms.set(encoding, etag);
    }
    expect(new Set(forms.values()).size).toBe(forms.size);
    expect(forms.size).toBeGreaterThan(1);
  });

  it.each(['identity', 'gzip', 'br'])('sends a changed page, even of the same size: %s', async (coding) => {
    const anHourAgo = Date.now() / 1000 - 3600;
    // nginx compares file times in seconds, so the previous deploy must be older than a second.
    for (const form of [file, `${file}.br`, `${file}.gz`]) utimesSync(form, anHourAgo, anHourAgo);
    const request = {'accept-encoding': coding};
    const {headers, body: oldBody} = await sendRequest(server.origin, path, request);
    const oldContent = readFileSync(file, 'utf8');
    writeFileSync(file, oldContent.replace('text</body>', `${coding.slice(0, 2)}xt</body>`));
    precompress(root, ['docs/faq/index.html']);
    expect(statSync(file).size).toBe(Buffer.byteLength(oldContent));
    const conditions: Record<string, string>[] = [
      {'if-none-match': headers.etag ?? ''},
      {'if-modified-since': headers['last-modified'] ?? ''},
    ];
    for (const condition of conditions) {
      const {status, body} = await sendRequest(server.origin, path, {...request, ...condition});
      expect([condition, status, body.equals(oldBody)]).toEqual([condition, 200, false]);
    }
    writeFileSync(file, oldContent);
    precompress(root, ['docs/faq/index.html']);
  });
};

for (const name of servers) describeUnless(missingPrograms(name), name, testServer(name));
