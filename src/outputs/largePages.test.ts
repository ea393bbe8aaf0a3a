import {expect, it} from 'vitest';
import {describeLargePage} from './largePages';

/** Words that no compression makes small. */
const words = (count: number) => Array.from({length: count}, (_, index) => Math.sin(index).toString(36)).join(' ');
const page = (...parts: number[]) =>
  `<article>${parts.map((count, index) => `<h2>Part ${index}</h2><p>${words(count)}</p>`).join('')}</article><footer>${words(5000)}</footer>`;

it('names a page that is larger than the first response, with its largest parts first', () => {
  expect(describeLargePage('docs/a/index.html', page(100, 3000, 800))).toMatch(
    /^docs\/a\/index\.html: [\d.]+ kB, "Part 1" [\d.]+ kB, "Part 2" [\d.]+ kB, "Part 0" /,
  );
  expect(describeLargePage('docs/b/index.html', page(100, 300).replace(/<footer>.*/, ''))).toBeUndefined();
});
