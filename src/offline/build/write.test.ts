import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {unpack} from '../format/unpack';
import type {Pack} from '../format/pack';
import {packLocale} from './write';

it('packs the pages of a language up to a size, and nothing of a larger manual', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const file = path.join(folder, 'faq', 'index.html');
  mkdirSync(path.dirname(file));
  writeFileSync(file, '<h1>Preguntas</h1>');
  const request = {files: [file], addressOf: () => '/faq/', hasCode: true};
  const packed = packLocale(request, 18);
  expect(unpack(JSON.parse(packed ?? '') as Pack)('/faq')).toBe('<h1>Preguntas</h1>');
  expect(packLocale(request, 17)).toBeUndefined();
});
