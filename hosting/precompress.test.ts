import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {precompress} from './precompress';

const text = 'Recarga un celular. '.repeat(50);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, 'picture.png'), text);
});
afterEach(() => rmSync(folder, {recursive: true}));

it('lays what servers send beside every text, and nothing beside a picture', () => {
  const zstandard = vi.fn(() => Buffer.from('zstd'));
  const sizes = precompress(folder, undefined, zstandard);
  expect(readdirSync(folder)).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'index.html.zst',
    'picture.png',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
  expect(zstandard).toHaveBeenCalledExactlyOnceWith(Buffer.from(text), {params: {100: 19}});
  expect(sizes).toMatchObject({plain: text.length, zst: 4});
});
