import path from 'node:path';
import {chromium} from '@playwright/test';
import {write} from '../../src/lib/files';
import {serve} from '../serve';
import {browserFlags, findBrowser} from '../setup/find-browser.cjs';
import {addressOf, type PageChange} from './report';

/** A change of a word that is on every page does not need a picture of each. */
const MAX_PAGES = 20;

/**
 * Takes screenshots of changed pages, before and after, at the width of a phone, and writes `index.html`, which shows them side by side.
 * The pictures have the fonts of this machine, because the browser loads nothing from elsewhere.
 */
export async function takeScreenshots(
  changes: readonly PageChange[],
  {before, after, folder}: {before: string; after: string; folder: string},
): Promise<void> {
  const pages = changes.slice(0, MAX_PAGES);
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserFlags});
  for (const [name, build] of Object.entries({before, after})) {
    const server = await serve({root: build});
    const page = await browser.newPage({viewport: {width: 360, height: 740}, serviceWorkers: 'block'});
    for (const change of pages.filter(({kind}) => kind !== (name === 'before' ? 'new' : 'removed'))) {
      await page.goto(server.url + addressOf(change).slice(1), {waitUntil: 'load'});
      await page.screenshot({path: path.join(folder, pictureOf(change, name)), fullPage: true, animations: 'disabled'});
    }
    await page.close();
    await server.close();
  }
  await browser.close();
  const rows = pages.map(
    (change) =>
      `<h2>${change.kind}: ${addressOf(change)}</h2>` +
      ['before', 'after'].map((name) => `<img src="${pictureOf(change, name)}" alt="${name}" width="360">`).join(' '),
  );
  write(
    path.join(folder, 'index.html'),
    `<!doctype html><title>Proposal</title><style>img{vertical-align:top}</style>${rows.join('\n')}\n`,
  );
}

const pictureOf = ({file}: PageChange, name: string) => `${file.replace(/\.md$/, '').replaceAll('/', '-')}.${name}.png`;
