// cspell:disable -- misspellings
import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../e2e/support/folder';
import {capture} from './setup/run.mjs';

const root = path.resolve(import.meta.dirname, '..');
const copyOf = (name: string) => ({[name]: readFileSync(path.join(root, name), 'utf8')});
const rightWords = 'copiándolo, mostrándoselas, siguiéndolos, recargarla, recargársela, pedírmelo, deshacerlo, aparte';
const wrongWords = 'borrárlo conparte copiandolo copíandolo decirselo mostrandoselas oirlo pagarselo pagralo'.split(
  ' ',
);

it('checks words but not keys and addresses, and accepts verbs with pronouns when their accents are right', async () => {
  const folder = folderWith({
    ...copyOf('package.json'),
    ...copyOf('cspell-words.txt'),
    'docs/a.mdx': 'Cópialo, pruébala y recárgaselo. Copialo. Copíalo.\n',
    'docs/b.mdx': `Al ${rightWords}. No ${wrongWords.join(', ')}.\n`,
    'i18n/en/a/tags.yml': 'envíos:\n  label: Sending\n  permalink: /envios-seguros\n  description: Envios\n',
    'i18n/en/a/a.mdx': '---\nslug: envios\ntags:\n  - envios\n  - feriados\n---\n\nFeriados.\n',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const cspell = path.join(root, 'node_modules/cspell/bin.mjs');
  const args = [cspell, 'lint', '--no-progress', '--words-only', '--no-summary', '**'];
  const {output} = await capture(process.execPath, args, {cwd: folder});
  expect(output.trim().split('\n').sort()).toEqual(['Copialo', 'Copíalo', 'Envios', 'Feriados', ...wrongWords].sort());
});
