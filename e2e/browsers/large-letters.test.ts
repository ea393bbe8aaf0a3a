import {expect, test} from 'vitest';
import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {engines} from './engines';
import {Page} from './page';

/** Elements for screen readers only, and addresses, which cannot break. */
const ELSEWHERE = 'script, style, noscript, svg, [aria-hidden=true], .screen__alt, .skip-link, a[href^=mailto]';

/**
 * Words that overflow the screen, and words of headings and questions that are split over two lines. All answers are open, and
 * hyphenation is off: engines without hyphenation rules for a language break words anywhere.
 */
const BROKEN_WORDS = `(() => {
  document.documentElement.style.hyphens = 'manual';
  for (const details of document.querySelectorAll('details')) details.open = true;
  const problems = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const {data, parentElement} = texts.currentNode;
    const {visibility, clipPath} = getComputedStyle(parentElement);
    if (parentElement.closest('${ELSEWHERE}') || visibility !== 'visible' || clipPath !== 'none') continue;
    for (const {0: word, index} of data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const boxes = [...range.getClientRects()].filter(({width, height}) => width > 1 && height > 1);
      const isSplit = parentElement.closest('h1, h2, h3, summary') && new Set(boxes.map(({top}) => Math.round(top / 8))).size > 1;
      if (isSplit || boxes.some(({left, right}) => left < -1 || right > innerWidth + 1)) problems.push(word);
    }
  }
  return problems;
})()`;

test.each(engines)('$name breaks and cuts no word at 320 px and 200 % text size', async ({launch, promise}) => {
  const server = await serve({root: buildFolder, compress: false});
  const tab = await launch({width: 320, height: 640, letters: 32});
  const page = new Page(tab, server.url.replace(/\/$/, ''));
  for (const path of [
    ...['/', '/docs/checkout/', '/docs/faq/', '/docs/services/remittances', '/docs/payment-methods/'],
    ...['/en/docs/orders/', '/blog'],
    '/docs/no-such-page',
  ]) {
    // The styles that come with the scripts count too.
    await page.openWhole(path, promise);
    await page.is(`getComputedStyle(document.documentElement).fontSize === '32px'`);
    expect.soft(await tab.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(320);
    expect.soft(await tab.evaluate(BROKEN_WORDS), path).toEqual([]);
  }
  await tab.close();
  await server.close();
});
