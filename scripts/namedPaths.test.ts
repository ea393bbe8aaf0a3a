import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.join(__dirname, '..');
const folders = ['src', 'e2e', 'hosting', 'scripts', 'bench', 'static', 'docs', 'blog', 'i18n', '.github'];
/** Made by commands and not in a fresh clone. */
const generated = /^(?:hosting\/out|bench\/node_modules|static\/downloads)\b/;

/** The paths from the root that a text names. Of one with a placeholder, such as `app.*.json`, the folder. */
function namedPaths(text: string): string[] {
  const named = text.matchAll(
    /(?<![\w./@:-])(?:src|e2e|hosting|scripts|bench|static)\/[\w./-]*[\w-](?<rest>\.?[*<[{(]?)/g,
  );
  return [...named].map(([found, rest = '']) =>
    /[*<[{(]/.test(rest) ? path.posix.dirname(found) : found.replace(/\.$/, ''),
  );
}

/** Comments of TypeScript, JavaScript and CSS by their lines; all of Markdown. */
function prose(file: string, text: string): string {
  return file.endsWith('.md') ? text : [...text.matchAll(/(?:^|\s)(?:\/\/|\/?\*).*/gm)].join('\n');
}

const sources = [
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  ),
  ...readdirSync(root),
].filter(
  (file) => /\.(?:[cm]?[jt]s|tsx|css|md)$/.test(file) && !file.includes('node_modules') && !generated.test(file),
);

describe('a path that a comment or a guide names', () => {
  it('exists', () => {
    const isThere = (named: string) =>
      ['', '.ts', '.tsx'].some((extension) => existsSync(path.join(root, named + extension)));
    const missing = sources
      .filter((file) => file !== 'CHANGELOG.md')
      .flatMap((file) =>
        namedPaths(prose(file, readFileSync(path.join(root, file), 'utf8')))
          .filter((named) => !generated.test(named) && !isThere(named))
          .map((named) => `${file}: ${named}`),
      );
    expect(missing).toEqual([]);
  });
});
