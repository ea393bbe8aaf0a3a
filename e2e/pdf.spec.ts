import {expect, test} from './support/test';
import {print} from '../scripts/pdf/print';

test('a document is printed to its end, also where it is read slowly', async ({browser, baseURL}) => {
  const busy = '<script>for (const end = performance.now() + 40; performance.now() < end; );</script>';
  const part = `<p style="break-after: page">Words</p>${busy}`;
  const document = await print(
    browser,
    `${baseURL}/`,
    `<!doctype html><title>Book</title>${part.repeat(60)}<p>The end`,
    '',
  );
  expect(document.getPageCount()).toBe(61);
});
