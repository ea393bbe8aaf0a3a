import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {serve} from '../../scripts/serve';
import {buildFolder, projectFolder} from '../support/build';
import {engines, quitEngines} from './engines';

/** One page of each kind: home, help, task, answers, posts, practice, not found. */
const PAGES = [
  '/',
  '/docs/help/',
  '/docs/checkout/',
  '/docs/faq/',
  '/blog',
  '/docs/checkout/#practice-steps-1',
  '/en/docs/not-here',
];
const VIEW = {width: 360, height: 760};

/** `npm run browsers:pictures`: the same pages in every engine of this machine, side by side in one HTML file, to be looked at. */
async function main(): Promise<void> {
  const folder = join(projectFolder, 'test-results', 'engines');
  mkdirSync(folder, {recursive: true});
  const server = await serve({root: buildFolder, compress: false});
  const rows: string[] = [];
  for (const [number, page] of PAGES.entries()) {
    const figures: string[] = [];
    for (const {name, launch} of engines) {
      const tab = await launch(VIEW);
      const file = `${number + 1} ${name}.png`;
      await tab.open(server.url + page.slice(1));
      await tab.evaluate('document.fonts.ready.then(() => true)');
      await tab.screenshot(join(folder, file));
      await tab.close();
      figures.push(`<figure><img src="${file}" width="${VIEW.width}" alt=""><figcaption>${name}</figcaption></figure>`);
    }
    rows.push(`<h2>${page}</h2><div style="display: flex; gap: 16px">${figures.join('')}</div>`);
  }
  await quitEngines();
  await server.close();
  const index = join(folder, 'index.html');
  writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>Engines</title>${rows.join('')}`);
  console.log(index);
}

void main();
