import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {notFound} from '../../../e2e/support/notFoundPage';
import {MANUALS, type ManualInfos} from '../manual';
import {manualFiles, writeOffline} from '.';

const page = '<h1>Preguntas</h1>';
const code = 'start()';

function manual(maxBytes: number) {
  const contents = {'faq/index.html': page, '404.html': page, 'faq.md': '# Preguntas', 'assets/js/c.1.js': code};
  const folder = folderWith(contents);
  const files = Object.keys(contents).map((name) => path.join(folder, name));
  return manualFiles({files, addressOf: (file) => `/help/${path.relative(folder, file)}`}, maxBytes);
}

it('joins files only up to the size that hosts compress', () => {
  expect(manual(page.length + code.length).bundle).toBeDefined();
  const large = manual(page.length + code.length - 1);
  expect(large.bundle).toBeUndefined();
  expect(large.list).toHaveLength(2);
});

it('a language that is built alone gets its own worker, whatever an earlier build has left', () => {
  const siteDir = folderWith({'build/404.html': notFound, 'build/en/404.html': notFound});
  const root = path.join(siteDir, 'build');
  const build = (locale: string, outDir: string) => {
    writeOffline({
      ...{siteDir, root, outDir, locale, files: [], addressOf: String, isOffered: true},
      site: {base: '/help/', locales: ['es', 'en']},
      strings: {title: locale, text: '', retry: '', pages: ''},
    });
    return Object.keys(JSON.parse(readFileSync(path.join(root, MANUALS), 'utf8')) as ManualInfos);
  };
  expect(build('es', root)).toEqual(['es']);
  expect(build('en', path.join(root, 'en'))).toEqual(['es', 'en']);
  // Docusaurus empties the folder of a build.
  rmSync(path.join(root, 'offline'), {recursive: true});
  expect(build('es', root)).toEqual(['es']);
});
