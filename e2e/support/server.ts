import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {serve} from '../../scripts/serve';
import {buildFolder} from './build';

const port = Number(process.env.SITE_PORT ?? 4173);

/** Where the tests find the built site. */
export const siteUrl = `http://localhost:${port}/`;

/** Playwright's global setup: serves the build as a CDN would, and stops when all tests are done. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('There is no build to test. Run `npm run build` first, or `npm test`, which does.');
  }
  const server = await serve({root: buildFolder, port});
  return server.close;
}
