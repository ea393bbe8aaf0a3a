import {expect, it} from 'vitest';
import {folderWith, writeFiles} from '../../../e2e/support/folder';
import {textsHash} from './pdf';

const files = {
  'docs/help.mdx': 'Ayuda',
  'i18n/en/help.mdx': 'Help',
  'sidebars.ts': "['help']",
  'src/manual/catalogue/strings/app.es.json': '{}',
  'src/screens/data/home.yaml': 'title: tabs.home',
};

it.each(Object.keys(files))('a PDF is outdated when %s has changed', (name) => {
  const siteDir = folderWith(files);
  const hashBefore = textsHash(siteDir);
  expect(textsHash(siteDir)).toBe(hashBefore);
  writeFiles(siteDir, {[name]: 'Otro'});
  expect(textsHash(siteDir)).not.toBe(hashBefore);
});
