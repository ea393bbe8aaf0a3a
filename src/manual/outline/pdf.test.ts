import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {storedPdf, pdfBytes} from './pdf';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'manual-pdf-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

it('the size of a PDF is that of the file that was made for the language', () => {
  const file = storedPdf(siteDir, 'es');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, 'x'.repeat(1234));
  expect(pdfBytes(siteDir, 'es')).toBe(1234);
  expect(pdfBytes(siteDir, 'en')).toBeUndefined();
});
