import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {warnOfLargePages} from './largePages';

it('names the pages that are larger than the first response, the largest first', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const sizes = {'docs/a/index.html': 15_000, 'docs/b/index.html': 14_000, 'index.html': 20_000};
  const folder = folderWith();
  warnOfLargePages(folder, new Map(Object.entries(sizes).map(([name, size]) => [path.join(folder, name), size])));
  const named = warn.mock.calls
    .join()
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(named).toEqual(['  index.html: 20.0 kB', '  docs/a/index.html: 15.0 kB']);
});
