import {expect, it} from 'vitest';
import {cleanPath} from './cleanPath';

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
