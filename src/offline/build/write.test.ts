import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../e2e/support/folder';
import {manualFiles} from './write';

const page = '<h1>Preguntas</h1>';
const code = 'start()';

function manual(maxBytes: number) {
  const contents = {'faq/index.html': page, '404.html': page, 'faq.md': '# Preguntas', 'assets/js/c.1.js': code};
  const folder = folderWith(contents);
  const files = Object.keys(contents).map((name) => path.join(folder, name));
  return manualFiles({files, addressOf: (file) => `/help/${path.relative(folder, file)}`}, maxBytes);
}

it('joins no more than hosts compress', () => {
  expect(manual(page.length + code.length).bundle).toBeDefined();
  const large = manual(page.length + code.length - 1);
  expect(large.bundle).toBeUndefined();
  expect(large.list).toHaveLength(2);
});
