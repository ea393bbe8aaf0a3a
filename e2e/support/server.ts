import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {headersOf, hostingModel} from '../../hosting';
import {serve} from '../../scripts/serve';
import {buildFolder} from './build';
import collectTemporaryFolders from './temporaryFolders';

/**
 * Playwright's global setup: serves the build as a CDN would on any free port, with the headers of the hosts
 * (hosting/), so that every test runs under the content security policy, and stops when all tests are done.
 * The workers read the address from the environment.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('There is no build to test. Run `npm run build` first, or `npm test`, which does.');
  }
  // No redirects: the pages themselves clean odd addresses, for hosts that do not.
  const model = hostingModel(buildFolder);
  // Compressing takes more time than sending, on one machine: scripts/serve/serve.test.ts tests it.
  const server = await serve({root: buildFolder, compress: false, headersFor: (file) => headersOf(model, file)});
  process.env.SITE_URL = server.url;
  const removeFolders = collectTemporaryFolders();
  return () => server.close().then(removeFolders);
}
