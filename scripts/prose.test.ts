import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../src/lib/files';

const root = path.join(__dirname, '..');
const folders = ['src', 'e2e', 'hosting', 'scripts', 'bench', 'static', 'docs', 'blog', 'i18n', '.github', 'findings'];
/** Files that commands make and a fresh clone does not have. */
const generatedPath = /^(?:hosting\/out|bench\/node_modules|static\/downloads)\b/;

/** The paths from the root that a text names. A path with a placeholder, such as `app.*.json`, counts as its folder. */
const namedPaths = (text: string): string[] =>
  [...text.matchAll(/(?<![\w./@:-])(?:src|e2e|hosting|scripts|bench|static)\/[\w./-]*[\w-](\.?[*<[{(]?)/g)].map(
    ([name, rest = '']) => (/[*<[{(]/.test(rest) ? path.posix.dirname(name) : name.replace(/\.$/, '')),
  );

const commentOrTestName =
  /(?:^|\s)(?:\/\/|\/?\*).*|(?<=(?:(?<![\w.])(?:it|test|describe)(?:\.\w+)*|\))\(\s*)(['"`]).+?\1/gm;

/** Comments of TypeScript, JavaScript and CSS by their lines, and the names of tests; the whole text of other files. */
const prose = (file: string, text: string): string =>
  /\.(?:md|json|sh|yml)$/.test(file) ? text : (text.match(commentOrTestName) ?? []).join('\n');

const sources = [
  ...folders.flatMap((folder) => listFiles(path.join(root, folder)).map((file) => path.posix.join(folder, file))),
  ...readdirSync(root),
].filter(
  (file) => /(?:\.(?:[cm]?[jt]s|tsx|css|md|sh|yml)|\/errors\.en\.json)$/.test(file) && !file.includes('node_modules'),
);

/** Phrases that plain English spells out: `the hash of the page`, `except for`, `again`, `is not a mark`, `the text that is typed`. */
const unusualPhrase =
  /\b[Tt]hat of\b|\bin place of those\b|\b[Bb]ut for\b|\bof one's own\b|\banew\b|(?<!there )\b(?:is|are) none\b(?! of)|^\W*Of \w|^\s*(?:\/\/|\/?\*\*?) (?:What|Those of) |^['"`](?:of )?what |, of which (?:each|none)\b/;

/** A verb and a negation that are taken over from German. */
const literalPhrase =
  /\b(?:stands?|Stands?)\b(?!-| (?:for|alone|out|up)\b)|(?<!\b[Tt]here )\b(?:is|are) no (?!longer\b|more\b|one\b)[a-z]/;

it('comments, guides and names of tests are in plain English', () => {
  expect(prose('an.ts', 'const value = 1;\n// The hash, that of the page')).toMatch(unusualPhrase);
  expect(sources).toContain('src/writer-errors/errors.en.json');
  const lines = sources.flatMap((file) =>
    prose(file, readFileSync(path.join(root, file), 'utf8'))
      .split('\n')
      .filter((line) => unusualPhrase.test(line) || literalPhrase.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

it('a path that a comment or a guide names exists', () => {
  expect(namedPaths('As in src/lib/files.ts.')).toEqual(['src/lib/files.ts']);
  const isThere = (name: string) => ['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, name + ending)));
  // A finding makes its own files.
  const missingPaths = sources
    .filter((file) => !file.startsWith('findings/'))
    .flatMap((file) =>
      namedPaths(prose(file, readFileSync(path.join(root, file), 'utf8')))
        .filter((name) => !generatedPath.test(name) && !isThere(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(missingPaths).toEqual([]);
});
