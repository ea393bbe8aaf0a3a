import {afterAll, beforeAll, expect, it} from 'vitest';
import {checks, type HostingModel, modelFor, sendRequest} from '../../hosting';
import {folderWith} from '../support/folder';
import {describeUnless, missingPrograms} from '../support/programs';
import {folderBuild} from '../support/hosting';
import {servers, startServer, type HostServer} from './servers';

const testServer = (name: string) => () => {
  let server: HostServer;
  let model: HostingModel;
  const folder = folderWith(folderBuild);

  beforeAll(async () => {
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
};

for (const name of servers) {
  const group = `${name}, with a small site in a folder`;
  describeUnless(missingPrograms(name), group, testServer(name));
}
