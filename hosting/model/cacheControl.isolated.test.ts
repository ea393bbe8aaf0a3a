import {describe, expect, it, vi} from 'vitest';
import {testBuild, withBuild} from '../testing/model';
import {releaseOf} from '../deploy/manifest';
import {cacheControl, IMMUTABLE, KEPT_A_DAY, REVALIDATED} from './cacheControl';

vi.mock(import('../../src/site-model/locales'), async (importOriginal) => ({
  ...(await importOriginal()),
  locales: ['es', 'pt-BR'] as unknown as ['es', 'en'],
}));

describe('the files of a language with a longer code', () => {
  it('are kept as those of the source language', () => {
    expect(cacheControl('/pt-BR/assets/js/main.1a2b.js')).toBe(IMMUTABLE);
    expect(cacheControl('/assets/js/main.1a2b.js')).toBe(IMMUTABLE);
    expect(cacheControl('/pt-BR/img/docs/faq.svg')).toBe(KEPT_A_DAY);
    expect(cacheControl('/pt-BR/docs/faq/index.html')).toBe(REVALIDATED);
    expect(cacheControl('/docs/assets/index.html')).toBe(REVALIDATED);
  });

  it('belong to a release', () => {
    const files = {
      ...testBuild,
      'pt-BR/assets/js/c.1a2b.js': 'text()',
      'pt-BR/content.1a2b.json': '{}',
      'pt-BR/offline/pt-BR.1a2b.txt': 'packed',
    };
    const names = Object.keys(withBuild(files, releaseOf).files).filter((file) => file.startsWith('pt-BR/'));
    expect(names).toEqual(['pt-BR/assets/js/c.1a2b.js', 'pt-BR/content.1a2b.json']);
  });
});
