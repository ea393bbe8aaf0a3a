import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checks, type HostingModel, MANIFEST, modelFor, releaseOf, sendRequest} from '../../hosting';
import {folderWith} from '../support/folder';
import {describeUnless, missingPrograms} from '../support/programs';
import {folderBuild} from '../support/hosting';
import {integrityHash} from '../../src/lib/hashes';
import {servers, startServer, type HostServer} from './servers';

const testServer = (name: string) => () => {
  let server: HostServer;
  let model: HostingModel;
  const folder = folderWith(folderBuild);
  const scripts = Array.from({length: 3}, (_, index) => `sha256-${String(index).padStart(43, '0')}=`);

  beforeAll(async () => {
    const {files} = releaseOf(folder);
    const releases = [releaseOf(folder), {files, inline: {scripts}}];
    writeFileSync(join(folder, MANIFEST), JSON.stringify({releases}));
    model = modelFor(name === 'apache2' ? 'apache' : name, folder);
    server = await startServer(name, model, folder);
  }, 60_000);

  afterAll(() => server.stop());

  it.each(['content', 'headers', 'spellings', 'notFound', 'missingFiles'] as const)(
    'does what the build expects: %s',
    async (check) => expect(await checks[check]({origin: server.origin, model, build: folder})).toEqual([]),
  );

  it.each(['/docs/faq/', '/docs/faq/index.html', '/assets/js/main.1a2b3c4d.js'])(
    'has nothing outside of its folder: %s',
    async (path) => expect((await sendRequest(server.origin, path)).status).toBe(404),
  );

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
