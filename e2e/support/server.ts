import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {serve} from '../../scripts/serve';
import {buildFolder} from './build';

/**
 * Playwright's global setup: serves the build as a CDN would on any free port, and stops when all tests are done.
 * The workers read the address from the environment.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('There is no build to test. Run `npm run build` first, or `npm test`, which does.');
  }
  const server = await serve({root: buildFolder});
  process.env.SITE_URL = server.url;
  return server.close;
}
