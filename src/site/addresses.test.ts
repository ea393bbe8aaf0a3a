import {expect, it} from 'vitest';
import {parseHtml, selectAll} from '../lib/html';
import {cleanPath, sprite} from './addresses';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

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

const drawings = readFileSync(path.join(__dirname, '../../static', sprite), 'utf8');

it('the sprite has the hash of its content in its name: rename the file, and name it in addresses.ts', () => {
  const hash = createHash('sha256').update(drawings).digest('hex');
  expect(sprite).toBe(`assets/icons.${hash.slice(0, 8)}.svg`);
});

it('browsers do not lay out the sprite, because all of its drawings are hidden', () => {
  const document = parseHtml(drawings);
  expect(selectAll('symbol', document)).not.toEqual([]);
  expect(selectAll('symbol:not(svg > svg[display=none] > symbol)', document)).toEqual([]);
});
