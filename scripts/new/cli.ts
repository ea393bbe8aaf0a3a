import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {notPortable} from '../../src/checks/rules/fileNames';
import {runCommand} from '../../src/lib/commands';
import {read as readFile, write} from '../../src/lib/files';
import {freshnessOf, pageTranslation, updateHash} from '../../src/manual/translations/translation';
import {sourceLocale} from '../../src/site/locales';
import {changesFor, startedLocales, type Kind, topicsOf} from './changes';

const usage = `npm run new                    asks what it needs; in each line below, all that it asks for
npm run new -- page --id contacts/find-contact --topic contacts --title "..." --title-en "..."
npm run new -- answer --page faq --section contacts --id no-agenda --title "..." --title-en "..."
npm run new -- post --id holidays --author equipo-de-ayuda --tag hola --title "..." --title-en "..."
--dry-run shows the files and writes nothing; --description and --description-en are optional
Already there: topics in sidebars.ts, authors and tags in blog/*.yml`;

const siteDir = process.cwd();
const read = (file: string): string => readFile(path.join(siteDir, file));
const namesIn = (file: string): string[] => Object.keys(parse(read(file)) as object);
const titles = startedLocales.map((locale) => (locale === sourceLocale ? 'title' : `title-${locale}`));
const descriptions = titles.map((name) => name.replace('title', 'description'));

const requiredFlags: Readonly<Record<Kind, readonly string[]>> = {
  page: ['topic', 'id', ...titles],
  answer: ['page', 'section', 'id', ...titles],
  post: ['id', ...titles, 'author', 'tag'],
};
const isKind = (name: string): name is Kind => name in requiredFlags;

/** The meaning of each flag, for the question. */
const meanings: Readonly<Record<string, string>> = {
  id: 'Name in addresses, in English: a-z, 0-9 and -; for a page with its folder, contacts/find-contact',
  title: 'Title or question in Spanish',
  'title-en': 'Title or question in English',
  page: 'Page, as docs/ names it: faq, contacts/create-contact',
  section: 'Id of the heading under which it stands: problems',
};

const choices: Readonly<Record<string, () => string[]>> = {
  what: () => Object.keys(requiredFlags),
  topic: () => topicsOf(read('sidebars.ts')),
  author: () => namesIn('blog/authors.yml'),
  tag: () => namesIn('blog/tags.yml'),
};

function fault(name: string, value = ''): string | undefined {
  if (value.trim() === '') return `--${name} is missing. ${meanings[name] ?? ''}`;
  const options = choices[name]?.();
  if (options && !options.includes(value)) return `--${name} ${value}: expected one of ${options.join(', ')}.`;
  if (name === 'id' && (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(value) || notPortable([value]).length > 0))
    return `--id ${value}: expected a-z, 0-9, - and /, and no name of Windows (con, aux, nul).`;
  return /["\\]/.test(value) ? `--${name}: expected no quotation mark " and no backslash \\ in it.` : undefined;
}

/** Asks for a value without a flag until the answer is valid. The number of an option is also an answer. */
async function ask(name: string): Promise<string> {
  const options = choices[name]?.();
  options?.forEach((option, index) => console.log(`${index + 1}) ${option}`));
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  for (;;) {
    const reply = (await terminal.question(`${meanings[name] ?? name}: `)).trim();
    const value = options?.[Number(reply) - 1] ?? reply;
    const problem = fault(name, value);
    if (!problem) {
      terminal.close();
      return value;
    }
    console.log(problem);
  }
}

async function main(): Promise<void> {
  const names = [...new Set([...Object.values(requiredFlags).flat(), ...descriptions])];
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': {type: 'boolean', default: false},
      ...Object.fromEntries(names.map((name) => [name, {type: 'string' as const}])),
    },
  });
  const flags: Readonly<Record<string, string | boolean | undefined>> = values;
  const isAsking = process.stdin.isTTY;
  const kind = positionals[0] ?? (isAsking ? await ask('what') : '');
  if (!isKind(kind)) throw new Error(usage);
  const answers: Record<string, string> = {};
  for (const name of [...requiredFlags[kind], ...descriptions]) {
    const flag = flags[name];
    if (flag === undefined && descriptions.includes(name)) continue;
    const answer = typeof flag === 'string' ? flag : isAsking ? await ask(name) : '';
    const problem = fault(name, answer);
    if (problem) throw new Error(`${problem}\n\n${usage}`);
    answers[name] = answer;
  }
  const date = new Date().toISOString().slice(0, 10);
  const {files, translations} = changesFor(siteDir, kind, {...answers, date});
  console.log([...files.keys()].map((file) => `${values['dry-run'] ? 'would write' : 'writes'} ${file}`).join('\n'));
  if (values['dry-run']) return;
  // A translation that was already older stays older, because nobody has read what changed in Spanish.
  const pages = translations.map(pageTranslation);
  const states = await Promise.all(pages.map((each) => freshnessOf(siteDir, each)));
  for (const [file, text] of files) write(path.join(siteDir, file), text);
  for (const [index, each] of pages.entries()) if (states[index] !== 'older') await updateHash(siteDir, each);
  if (files.has('sidebars.ts'))
    execFileSync(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', 'sidebars.ts']);
  console.log('\nWhat the check says is what is left to write. Undo with git.');
  const check = ['run', '--silent', 'check:content'];
  const {status} = spawnSync('npm', check, {stdio: 'inherit', shell: process.platform === 'win32'});
  process.exitCode = status ?? 1;
}

void runCommand(main);
