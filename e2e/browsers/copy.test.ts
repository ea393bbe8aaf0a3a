import {pathToFileURL} from 'node:url';
import {afterEach, expect, test} from 'vitest';
import {makeCopy} from '../../scripts/copy/copy';
import {buildFolder, titleOf} from '../support/build';
import {folderWith} from '../support/folder';
import {engines} from './engines';
import {Page} from './page';
import type {Tab} from './tab';

// The copy for a USB stick or a phone without a connection (scripts/copy), opened from disk.

const folder = folderWith();
makeCopy(buildFolder, folder);
let tab: Tab | undefined;

afterEach(async () => {
  const problems = tab?.problems ?? [];
  await tab?.close();
  tab = undefined;
  expect(problems).toEqual([]);
});

test.each(engines)('$name can read, practise and find answers in a copy, in both languages', async ({launch}) => {
  tab = await launch({width: 360, height: 640});
  const page = new Page(tab, pathToFileURL(folder).href);
  const isAt = (path: string) => page.isAt(folder + path);
  await page.open('/index.html');
  await page.follow('footer a[href="docs/faq/index.html"]');
  await page.hasHeading(titleOf('/docs/faq/'));
  await page.is(`getComputedStyle(document.body).margin === '0px'`);
  // The search of a copy is in the menu, which the oldest engines do not get.
  await tab.evaluate(`document.querySelector('a[lang=en]').click()`);
  await isAt('/en/docs/faq/index.html');
  await page.hasHeading(titleOf('/en/docs/faq/'));

  await page.clickFirst('.navbar .search__fallback');
  await isAt('/en/contents.html');
  await page.clickFirst('.answer:nth-of-type(2) > summary');
  await page.is(`document.querySelector('.answer:nth-of-type(2)').open`);
  await page.tab.evaluate(`document.querySelector('main a[href="docs/password/index.html#suspended"]').click()`);
  await isAt('/en/docs/password/index.html#suspended');
  await page.is(`document.getElementById('suspended').open`);
  await page.is(`document.getElementById('suspended').getBoundingClientRect().top < innerHeight`);

  await page.open('/docs/signup/index.html');
  await page.is(`document.querySelector('main .screen svg > *').getBoundingClientRect().width > 0`);
  await page.follow('.practice-link');
  for (const step of [1, 2]) {
    await isAt(`/docs/signup/index.html#practice-steps-${step}`);
    await page.is(`document.elementFromPoint(180, 5).closest('#practice-steps-${step}')`);
    await page.clickFirst(`#practice-steps-${step} .practice a:last-child`);
  }
  await page.is(`getComputedStyle(document.getElementById('practice-steps-3')).position === 'fixed'`);
});
