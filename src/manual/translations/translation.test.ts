import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../../e2e/support/folder';
import {describeUnless, missingPrograms} from '../../../e2e/support/programs';
import {allTranslations, freshnessOf, pageTranslation, sourceChange, sourceHash, updateHash} from './translation';

const page = 'i18n/en/docusaurus-plugin-content-docs/current/help/index.mdx';
const tags = 'i18n/en/docusaurus-plugin-content-blog/tags.yml';
const text = (body: string, extra = '') => `---\ntitle: Ayuda\n${extra}---\n\n${body}\n`;

let site = '';
beforeEach(() => {
  site = folderWith({
    'docs/help/index.mdx': text('Hola.'),
    'blog/tags.yml': 'hola: Antes de empezar\n',
    'i18n/es/code.json': '{"a": {"message": "Hola"}}\n',
  });
  mkdirSync(path.join(site, 'src/manual/translations'), {recursive: true});
});

const write = (file: string, content: string) => writeFiles(site, {[file]: content});

const find = (file: string) => {
  const translation = allTranslations(site).find((one) => one.file === file);
  if (!translation) throw new Error(`${file} is not among the translations`);
  return translation;
};
const state = (file: string) => freshnessOf(site, find(file));

it('the hash of a Spanish page changes only with its words and its description', async () => {
  const hashOf = (content: string) => {
    write('docs/help/index.mdx', content);
    return sourceHash(site, find(page));
  };
  const hash = await hashOf(text('Hola.\n\nAdiós.'));
  expect(await hashOf(text('Hola.\n\nAdiós a todos.'))).not.toBe(hash);
  expect(await hashOf(text('Hola.\n\nAdiós.', 'description: Otra.\n'))).not.toBe(hash);
  expect(await hashOf(text('Hola.\n\nAdiós.', 'keywords: [socorro]\n'))).toBe(hash);
  expect(await hashOf(text('Hola. \r\n\r\nAdiós.'))).toBe(hash);
});

describe('a translation', () => {
  it.each([
    ['page', page, text('Hello.'), 'docs/help/index.mdx', text('Hola a todos.')],
    ['file of texts', tags, 'hola: Before you start\n', 'blog/tags.yml', 'hola: Lo primero\n'],
  ])('that is a %s is missing, unverified, up to date, then older', async (_, file, content, source, change) => {
    if (file === page) expect(await state(file)).toBe('missing');
    write(file, content);
    expect(await state(file)).toBe('unverified');
    await updateHash(site, find(file));
    expect(await state(file)).toBe('up to date');
    write(source, change);
    expect(await state(file)).toBe('older');
    await updateHash(site, find(file));
    expect(await state(file)).toBe('up to date');
  });

  it('gets no hash without a Spanish page', async () => {
    const other = pageTranslation({locale: 'en', section: 'docs', name: 'other.mdx'});
    await expect(updateHash(site, other)).rejects.toThrow(
      'found a translation without a Spanish page; expected docs/other.mdx',
    );
  });

  describeUnless(missingPrograms('git'), 'with the history of git', () => {
    it('shows what changed in Spanish since it was recorded', async () => {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@x.example', ...args], {cwd: site});
      write(tags, 'hola: Before you start\n');
      expect(sourceChange(site, find(tags))).toContain('read the whole file');
      await updateHash(site, find(tags));
      git('init', '--quiet');
      git('add', '.');
      git('commit', '--quiet', '--message', 'Translate the tags');
      expect(sourceChange(site, find(tags))).toContain('no change since');
      write('blog/tags.yml', 'hola: Antes de enviar\n');
      expect(sourceChange(site, find(tags))).toContain('[-empezar-]{+enviar+}');
      await updateHash(site, find(tags));
      expect(sourceChange(site, find(tags))).toContain('[-empezar-]{+enviar+}');
    });
  });
});
