import {expect, it} from 'vitest';
import {cleanPath, singleSlashes} from './cleanPath';

it.each([
  ['/docs/faq', '/docs/faq'],
  ['/docs/faq/', '/docs/faq'],
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/faq/index.html', '/docs/faq'],
  ['/en/index.html', '/en'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/docs/html', '/docs/html'],
  ['/docs/index', '/docs/index'],
])('the clean form of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
  expect(cleanPath(clean)).toBe(clean);
});

it.each([
  ['//evil.example/x', '/evil.example/x'],
  ['/en//docs\\/faq', '/en/docs/faq'],
  ['/%5Cevil.example', '/evil.example'],
  ['/en/%2f%2Fdocs', '/en/docs'],
  ['/docs/a%20b', '/docs/a%20b'],
])('of repeated slashes, backslashes and escaped ones in %s one is left: %s', (path, expected) => {
  expect(singleSlashes(path)).toBe(expected);
});
