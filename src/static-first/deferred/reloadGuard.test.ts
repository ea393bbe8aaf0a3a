import {afterEach, expect, it, vi} from 'vitest';
import {isReload} from './reloadGuard';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [[{type: 'reload'}], true],
  [[{type: 'navigate'}], false],
  [[{type: 'back_forward'}], false],
  [[], false],
])('with the navigation entries %j, a page is a reload: %s', (entries, expected) => {
  vi.stubGlobal('performance', {getEntriesByType: (type: string) => (type === 'navigation' ? entries : [])});
  expect(isReload()).toBe(expected);
});
