import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {compressedBytes, warnOfLargePages} from './largePages';

/** Words that no compression makes small. */
const words = (count: number) => Array.from({length: count}, (_, index) => Math.sin(index).toString(36)).join(' ');
const page = (...parts: number[]) =>
  `<article>${parts.map((count, index) => `<h2>Part ${index}</h2><p>${words(count)}</p>`).join('')}</article>`;

it('names the pages that are larger than the first response, the largest first, each with its largest parts first', () => {
  const pages = {
    'docs/a/index.html': page(100, 3000, 800),
    'docs/b/index.html': page(100, 300),
    'index.html': page(9000),
  };
  const folder = folderWith(pages);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  warnOfLargePages(
    folder,
    new Map(Object.entries(pages).map(([name, html]) => [path.join(folder, name), compressedBytes(html)])),
  );
  const named = warn.mock.calls
    .join()
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(named).toEqual([
    expect.stringMatching(/^ {2}index\.html: /),
    expect.stringMatching(/^ {2}docs\/a\/index\.html: [\d.]+ kB, "Part 1" [\d.]+ kB, "Part 2" [\d.]+ kB, "Part 0" /),
  ]);
});
