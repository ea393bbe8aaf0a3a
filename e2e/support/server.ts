import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {headersOf, hostingModel} from '../../hosting';
import {serve} from '../../scripts/serve';
import {buildFolder} from './build';
import collectTemporaryFolders from './folder';

/**
 * Playwright's global setup: serves the build like a CDN on a free port until all tests are done. The headers of the hosts (hosting/)
 * make every test run under the content security policy. The workers read the address from the environment.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('There is no build to test. Run `npm run build` first, or `npm test`, which does.');
  }
  // There are no redirects: pages must clean up addresses themselves on hosts that do not.
  const model = hostingModel(buildFolder);
  // On one machine, compressing takes more time than sending. scripts/serve/serve.test.ts tests compression.
  const server = await serve({root: buildFolder, compress: false, headersFor: (file) => headersOf(model, file)});
  process.env.SITE_URL = server.url;
  const removeFolders = collectTemporaryFolders();
  return () => server.close().then(removeFolders);
}
