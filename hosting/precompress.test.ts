import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
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
  const sizes = precompress(folder);
  expect(readdirSync(folder)).toEqual(['index.html', 'index.html.br', 'index.html.gz', 'picture.png']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
  expect(sizes.plain).toBe(text.length);
});
