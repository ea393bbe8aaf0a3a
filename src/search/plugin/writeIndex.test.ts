import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {FOLDER, writeIndex} from './writeIndex';

const siteDir = path.join(__dirname, '../../..');
const pages = ['/b', '/a'].map((url) => ({url, title: `Pedidos ${url}`, sections: []}));

describe('the written index', () => {
  it('is named by its content, whatever the order of the pages, and replaces an older one', () => {
    const outDir = folderWith({'search/root.old.txt': ''});
    const root = writeIndex({siteDir: outDir, outDir, locale: 'es', pages});
    expect(existsSync(path.join(outDir, 'search', root))).toBe(true);
    expect(existsSync(path.join(outDir, 'search', 'root.old.txt'))).toBe(false);
    expect(writeIndex({siteDir: outDir, outDir, locale: 'es', pages: [...pages].reverse()})).toBe(root);
    expect(writeIndex({siteDir: outDir, outDir, locale: 'es', pages: pages.slice(1)})).not.toBe(root);
  });

  it('is written for a language without rules, and the build says what it lacks', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const outDir = folderWith();
    const root = writeIndex({siteDir, outDir, locale: 'fr', pages});
    expect(existsSync(path.join(outDir, FOLDER, root))).toBe(true);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('src/search/language/fr.txt'));
    warn.mockRestore();
  });
});
