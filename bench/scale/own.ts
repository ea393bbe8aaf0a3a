import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {Built} from '../shared/build';
import {fileName, type Topic} from '../shared/peer';
import {runMeasured} from '../shared/run';
import {cacheFolder, writeFiles} from '../shared/packages';
import {GENERATED} from './generate';

const project = path.join(__dirname, '../..');
const copy = path.join(cacheFolder, 'site');

/** The folder in which the loader of the configuration caches compiled files. */
const temporary = '.temporary';

/** Folders that the build does not need. */
const LEFT_OUT = /^(?:e2e|bench|hosting|\.github|\.ci)\//;

function copyProject(): void {
  rmSync(copy, {recursive: true, force: true});
  const {stdout} = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const name of stdout.split('\0').filter((file) => file && !LEFT_OUT.test(file))) {
    cpSync(path.join(project, name), path.join(copy, name));
  }
  // Packages are linked one by one, because the bundler keeps its cache beside them.
  const packages = readdirSync(path.join(project, 'node_modules')).filter((name) => name !== '.cache');
  for (const name of ['node_modules', temporary]) mkdirSync(path.join(copy, name));
  for (const name of packages)
    symlinkSync(path.join(project, 'node_modules', name), path.join(copy, 'node_modules', name));
}

/** A page with front matter that the build accepts: its description must be unique plain text of a certain length. */
const page = (title: string, description: string, markdown: string): string => {
  const plain = description
    .replace(/[\\`*_~[\](){}|]/g, '')
    .padEnd(110, '.')
    .slice(0, 150)
    .trim();
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(plain)}\nkeywords: [a, b, c]\n---\n\n${markdown}\n`;
};

/** Adds the generated topics to the manual and its sidebar, which already have the topics by writers. */
function addPages(topics: readonly Topic[]): void {
  const newTopics = topics.filter(({pages}) => pages.some(({path: address}) => address.startsWith(GENERATED)));
  const pages = newTopics.flatMap((topic) => topic.pages);
  writeFiles(
    copy,
    Object.fromEntries(
      pages.map(({path: address, title, description, markdown}) => [
        `${fileName(address)}.mdx`,
        page(title, `${fileName(address)} ${description}`, markdown),
      ]),
    ),
  );
  const categories = newTopics.map(({label, pages: topicPages}) => ({
    type: 'category',
    label,
    customProps: {topic: 'help', icon: 'help'},
    items: topicPages.map(({path: address}) => fileName(address).replace('docs/', '')),
  }));
  renameSync(path.join(copy, 'sidebars.ts'), path.join(copy, 'written.ts'));
  writeFiles(copy, {
    'sidebars.ts': `import written from './written';\nexport default {tutorialSidebar: [...written.tutorialSidebar, ...${JSON.stringify(categories)}]};\n`,
  });
}

/**
 * Builds a complete copy of this site in Spanish with the generated pages in its manual.
 * @throws when the build fails or takes longer than the limit
 */
export async function buildOwn(topics: readonly Topic[], limitSeconds: number): Promise<Built> {
  copyProject();
  addPages(topics);
  const cost = await runMeasured({
    program: process.execPath,
    args: [path.join(project, 'scripts/build.mjs'), '--locale', 'es'],
    folder: copy,
    env: {TMPDIR: path.join(copy, temporary)},
    limitSeconds,
  });
  return {...cost, output: path.join(copy, 'build')};
}
