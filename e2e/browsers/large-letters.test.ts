import {afterAll, expect, test} from 'vitest';
import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {engines, quitEngines} from './engines';
import {Page} from './page';

afterAll(quitEngines);

test.each(engines)('$name has no page wider than a screen of 320 px at 200 % text size', async ({launch}) => {
  const server = await serve({root: buildFolder, compress: false});
  const tab = await launch({width: 320, height: 640, letters: 32});
  const page = new Page(tab, server.url.replace(/\/$/, ''));
  for (const path of ['/', '/docs/checkout/', '/docs/faq/', '/en/docs/orders/']) {
    await page.open(path);
    await page.is(`getComputedStyle(document.documentElement).fontSize === '32px'`);
    const width = await tab.evaluate<number>('document.documentElement.scrollWidth');
    expect(width, path).toBeLessThanOrEqual(320);
  }
  await tab.close();
  await server.close();
});
