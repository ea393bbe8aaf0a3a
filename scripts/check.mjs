// @ts-check
// `npm run check`: every check of the sources, in parallel, with a line each, and its notices; a failed one shows all its output.
// `-- --release` also refuses what may not be published: facts that nobody confirmed, translations that are not up to date.
// `-- --changed` checks what differs from the main branch alone: the same checks, of those files.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {capture} from './setup/run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @typedef {import('./setup/results.mjs').Result} Result */
/** @typedef {{name: string, command: string[]}} Check a command is a program and its arguments */

/** The changed files and what they import: to read the types of all sources takes twice as long. */
const project = '.cache/tsconfig.changed.json';

/**
 * Which files a check concerns. Those with a command look at each file by itself; the others look at the whole site.
 * @type {Record<string, {files: RegExp, command?: string[]}>}
 */
const concerns = {
  lint: {
    files: /\.(?:[cm]?js|m?ts|tsx)$/,
    command: [
      'eslint',
      ...['--max-warnings=0', '--no-warn-ignored'],
      ...['--parser-options', 'projectService:false', '--parser-options', `project:${project}`],
    ],
  },
  typecheck: {files: /\.(?:m?ts|tsx|json)$/},
  spell: {
    // A glob of the full check finds nothing whose name begins with a dot.
    files: /^(?!\.|.*\/\.).*\.(?:mdx?|tsx?|mts|mjs|js|css|json|ya?ml)$/,
    command: ['cspell', 'lint', '--no-progress', '--no-summary', '--no-must-find-files'],
  },
  knip: {files: /\.(?:[cm]?js|m?ts|tsx)$/},
  'format:check': {files: /./, command: ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown']},
  'lint:md': {files: /\.mdx?$/, command: ['markdownlint-cli2', '--no-globs']},
  'lint:css': {files: /^src\/.*\.css$/, command: ['stylelint']},
  // The rest of src, components and stylesheets are no part of a page before it is built.
  'check:content': {
    files:
      /^sidebars\.ts$|^(?:docs|blog|i18n|static|src\/(?:pages|manual|screens|writer-errors|checks|site|static-first|lib))\/.*(?<!\.css|\.tsx|\.test\.ts)$/,
  },
  'check:ui-strings': {
    files: /^(?:docusaurus\.config\.ts|sidebars\.ts|i18n\/.*\.json|src\/(?!checks\/|lib\/).*(?<!\.test)\.tsx?)$/,
  },
};

/** What decides about all files: settings of the tools, and words that none may have any more. */
const settings =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|eslint\.config\.mjs|cspell-words\.txt|\.prettierignore|\.editorconfig)$/;

/**
 * The checks, slowest first so that two of them never wait for the third. A script in package.json whose name begins with
 * `check:` is one of them without being named here.
 * @param {string} folder
 * @param {string[]} [changed] names of files, removed ones too: only what concerns them, and all when one of them is a setting
 * @returns {Check[]}
 */
export function listChecks(folder, changed) {
  const {scripts} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = [...Object.keys(concerns), ...Object.keys(scripts).filter((name) => name.startsWith('check:'))];
  const checks = [...new Set(names)].flatMap((name) => {
    const whole = {name, command: ['npm', 'run', '--silent', name]};
    const {files, command} = concerns[name] ?? {files: /./};
    if (!changed || changed.some((file) => settings.test(file))) return [whole];
    const concerned = changed.filter((file) => files.test(file));
    if (concerned.length === 0) return [];
    if (!command) return [whole];
    const present = concerned.filter((file) => existsSync(join(folder, file)));
    const [tool = '', ...options] = command;
    return present.length > 0 ? [{name, command: [join('node_modules', '.bin', tool), ...options, ...present]}] : [];
  });
  // Those that look at the whole site take longest, and lint, which reads all types for one file.
  const isSlow = (/** @type {Check} */ {name, command}) => name === 'lint' || command[0] === 'npm';
  return changed ? checks.sort((one, other) => Number(isSlow(other)) - Number(isSlow(one))) : checks;
}

/** @type {Check[]} */
const releaseChecks = ['check:content', 'translations'].map((name) => ({
  name: `${name} -- --release`,
  command: ['npm', 'run', '--silent', name, '--', '--release'],
}));

/**
 * @param {string} folder
 * @param {string[]} args
 * @returns what git prints, or nothing where it fails
 */
function git(folder, ...args) {
  const {stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1e9});
  return stdout;
}

/**
 * The files that differ from the main branch, committed or not.
 * @param {string} folder
 * @throws when there is no main branch to compare with
 */
export function changedFiles(folder) {
  const bases = ['origin/main', 'main'].map((branch) => git(folder, 'merge-base', 'HEAD', branch).trim());
  const base = bases.find(Boolean);
  if (!base) throw new Error('--changed compares with the branch main, which is not here: git fetch origin main');
  const names = [
    ...git(folder, 'diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git(folder, 'ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ];
  return [...new Set(names)].filter(Boolean);
}

/**
 * Runs the checks and prints a line for each as it ends.
 * @param {string} folder
 * @param {Check[]} [waiting] all of them when left out
 * @returns {Promise<Required<Result>>}
 */
export async function runChecks(folder, waiting = listChecks(folder)) {
  /** @type {Required<Result>} */
  const count = {passed: 0, failed: 0, notable: []};
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const {
        name,
        command: [program = '', ...args],
      } = check;
      const begin = performance.now();
      const {code, output} = await capture(program, args, {cwd: folder});
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (code === 0) {
        count.passed += 1;
        for (const line of output.split('\n')) if (line.startsWith('Notice: ')) console.log(`  ${line}`);
      } else {
        count.failed += 1;
        count.notable.push(`failed: npm run ${name}`);
        console.log(`${output.trimEnd()}\n✗ ${name}: see above. Alone: npm run ${name}\n`);
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(availableParallelism(), 4)}, worker));
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changed = process.argv.includes('--changed') ? changedFiles(root) : undefined;
  const checks = listChecks(root, changed);
  if (process.argv.includes('--release')) checks.push(...releaseChecks);
  if (changed) {
    const linted = changed.filter((file) => concerns.lint?.files.test(file) && existsSync(join(root, file)));
    const files = linted.map((file) => join('..', file));
    mkdirSync(join(root, '.cache'), {recursive: true});
    writeFileSync(join(root, project), JSON.stringify({extends: '../tsconfig.json', include: [], files}));
  }
  const {passed, failed} = await runChecks(root, checks);
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
