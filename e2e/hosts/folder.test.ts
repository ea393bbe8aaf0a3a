import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {MANIFEST, releaseOf, modelFor, sendRequest} from '../../hosting';
import {folderWith} from '../support/folder';
import {describeUnless, missingPrograms} from '../support/programs';
import {folderBuild} from '../support/hosting';
import {integrityHash} from '../../src/lib/hashes';
import {servers, startServer, type HostServer} from './servers';

const testServer = (name: string) => () => {
  let server: HostServer;
  const folder = folderWith(folderBuild);
  const scripts = Array.from({length: 3}, (_, index) => `sha256-${String(index).padStart(43, '0')}=`);

  beforeAll(async () => {
    const {files} = releaseOf(folder);
    const releases = [releaseOf(folder), {files, inline: {scripts}}];
    writeFileSync(join(folder, MANIFEST), JSON.stringify({releases}));
    server = await startServer(name, modelFor(name === 'apache2' ? 'apache' : name, folder), folder);
  }, 60_000);

  afterAll(() => server.stop());

  it.each([
    ['/help/', 200, undefined],
    ['/help', 301, '/help/'],
    ['/help/docs/faq/', 200, undefined],
    ['/help/en/docs/faq', 301, '/help/en/docs/faq/'],
    ['/help/docs/internet/', 301, '/help/docs/internet'],
    ['/help/docs/faq.md', 200, undefined],
    ['/help/assets/js/main.1a2b3c4d.js', 200, undefined],
    ['/help/en/assets/css/all.1a2b3c4d.css', 200, undefined],
    ['/help/img/icons.svg', 200, undefined],
    ['/help/assets/js', 404, undefined],
    ['/help/unknown', 404, undefined],
    ['/docs/faq/', 404, undefined],
    ['/docs/faq/index.html', 404, undefined],
    ['/assets/js/main.1a2b3c4d.js', 404, undefined],
  ])('answers %s with %i', async (path, status, location) => {
    const {headers, ...answer} = await sendRequest(server.origin, path);
    const target = headers.location && new URL(headers.location, server.origin).href;
    expect([answer.status, target]).toEqual([status, location && server.origin + location]);
  });

  it('admits the scripts of both with their pages', async () => {
    const {'content-security-policy': policy = ''} = (await sendRequest(server.origin, '/help/docs/faq/')).headers;
    for (const hash of [...scripts, integrityHash('start()')]) {
      expect(policy).toContain(`'${hash}'`);
    }
  });
};

for (const name of servers) {
  const group = `${name}, with a small site in a folder, whose release takes the place of another`;
  describeUnless(missingPrograms(name), group, testServer(name));
}
