import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {listFiles} from '../src/lib/files';

const root = path.join(__dirname, '..');
const folders = readdirSync(path.join(root, 'src'), {withFileTypes: true}).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

/** The doors of each room, which its README explains. Files outside import nothing else from it, and bundle only the named entries. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  hosting: ['hosting'],
  'src/offline': ['src/offline', 'src/offline/build', 'src/offline/ui/client.ts'],
  'src/screens': ['src/screens', 'src/screens/practice/client.ts'],
  'src/search': ['src/search', 'src/search/ui'],
  'src/static-first': [
    'src/static-first',
    'src/static-first/client',
    'src/static-first/build',
    'src/static-first/names',
  ],
};

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sources = ['src', 'hosting', 'scripts', 'e2e', 'bench']
  .flatMap((folder) => listFiles(path.join(root, folder)).map((name) => `${folder}/${name}`))
  .concat('docusaurus.config.ts')
  .filter((file) => /\.(?:[cm]?ts|tsx|mjs|cjs)$/.test(file) && !file.includes('node_modules'));

/** Each import of another module of this site, including types. JSON files import nothing. */
const imports = sources.flatMap((file) =>
  ts
    .preProcessFile(read(file), true, true)
    .importedFiles.map(({fileName}) =>
      fileName.replace(/^@site\//, path.posix.relative(path.posix.dirname(file), '') + '/'),
    )
    .filter((fileName) => fileName.startsWith('.') && !fileName.endsWith('.json'))
    .map((fileName) => ({file, target: path.posix.join(path.posix.dirname(file), fileName)})),
);

/** Each string that names a file of src: the entry of a script that is bundled. */
const entries = sources.flatMap((file) =>
  [...read(file).matchAll(/'([\w-]+\/[\w/-]+\.tsx?)'/g)]
    .map(([, name = '']) => ({file, target: `src/${name}`}))
    .filter(({target}) => existsSync(path.join(root, target))),
);

const folderOf = (name: string) => /^src\/([\w-]+)\//.exec(name)?.[1];
const arrows = new Set(
  imports
    .map(({file, target}) => [folderOf(file), folderOf(`${target}/`)])
    .filter(([from, to]) => from && to && from !== to && folders.includes(to))
    .map(([from, to]) => `${from} > ${to}`),
);

it('the folders of src import each other in one direction only, as decision 7 lists them', () => {
  const rows = read('.github/decisions/0007-imports-go-one-way.md').matchAll(/^\| +(`.*) \| (.*?) +\|$/gm);
  const names = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  const listedArrows = [...rows].flatMap(([, from, to]) =>
    names(from).flatMap((folder) => names(to).map((other) => `${folder} > ${other}`)),
  );
  expect(listedArrows.sort()).toEqual([...arrows].sort());
  expect(arrows).toContain('search > lib');
  expect(arrows).toContain('ui > static-first');
  expect([...arrows].filter((arrow) => arrows.has(arrow.split(' > ').reverse().join(' > ')))).toEqual([]);
});

it('only the configuration imports the module that exports parts of all folders', () => {
  expect(imports.filter(({target}) => target === 'src').map(({file}) => file)).toEqual(['docusaurus.config.ts']);
});

it('other folders import a room only by its doors', () => {
  expect(entries.map(({target}) => target)).toContain('src/screens/practice/client.ts');
  const wrongImports = Object.entries(rooms).flatMap(([room, doors]) =>
    [...imports, ...entries]
      .filter(({file, target}) => !file.startsWith(`${room}/`) && `${target}/`.startsWith(`${room}/`))
      .filter(({target}) => !doors.includes(target))
      .map(({file, target}) => `${file}: ${target}`),
  );
  expect(wrongImports).toEqual([]);
});

it('a plugin has the name of its folder, or of its file', () => {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const plugins = sources
    .filter((file) => file.startsWith('src/') && !file.includes('.test.'))
    .flatMap((file) =>
      [...read(file).matchAll(/\): Plugin[^]*?\bname: '([\w-]+)'/g)].map(([, name = '']) => ({file, name})),
    );
  expect(plugins.map(({name}) => name)).toContain('search');
  expect(plugins.filter(({file, name}) => !file.split(/[/.]/).map(kebab).includes(name))).toEqual([]);
});

it('the folders of src are all named in the table of the README', () => {
  const names = [...read('README.md').matchAll(/^\| `src\/([\w-]+)\/`/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(folders.sort());
});
