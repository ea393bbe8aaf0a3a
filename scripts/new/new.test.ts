import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../e2e/support/folder';
import {changesFor, addToSidebar} from './changes';

const root = path.join(__dirname, '..', '..');
const titles = {title: 'Uno', 'title-en': 'One'};

it.each(['page', 'answer', 'post'] as const)('marks the places to fill in in each text of a %s', (kind) => {
  const answers = {...titles, topic: 'contacts', id: 'contacts/new-one', page: 'faq', section: 'contacts'};
  const texts = [...changesFor(root, kind, answers).files].filter(([file]) => file !== 'sidebars.ts');
  for (const [, text] of texts) expect(text).toMatch(/POR ESCRIBIR|TO BE WRITTEN/);
});

it('gives the problem of a page an id that reading modes keep, whatever the page is called', () => {
  const answers = {...titles, topic: 'contacts', id: 'contacts/new-contact'};
  const pages = [...changesFor(root, 'page', answers).files].filter(([file]) => file.endsWith('.mdx'));
  expect(pages.map(([, text]) => /<Answer id="([^"]*)"/.exec(text)?.[1])).toEqual(['not-working', 'not-working']);
});

// A page and a post in both languages, up to the built site: e2e/contract/writer.test.ts.
describe('a new', () => {
  it('answer is at the end of its section, in its topic', () => {
    const {files} = changesFor(root, 'answer', {...titles, page: 'faq', section: 'contacts', id: 'new-one'});
    const text = files.get('docs/faq/index.mdx') ?? '';
    expect(text.indexOf('#contacts */')).toBeLessThan(text.indexOf('<Answer id="new-one"'));
    expect(text.slice(text.indexOf('<Answer id="new-one"'))).toMatch(/^<Answer[^<]*<\/Answer>\n\n<\/Topic>/);
  });

  it('answer goes only into translations that exist', () => {
    const folder = folderWith({'docs/faq.mdx': '## Una {/* #one */}\n'});
    const {files} = changesFor(folder, 'answer', {...titles, page: 'faq', section: 'one', id: 'new-one'});
    expect([...files.keys()]).toEqual(['docs/faq.mdx']);
  });

  it.each([
    ['page', {topic: 'contacts', id: 'contacts/create-contact'}, 'exists already'],
    ['answer', {page: 'faq', section: 'nothing', id: 'x'}, 'has no heading'],
  ] as const)('%s is refused where it exists already or has no place', (kind, answers, message) => {
    expect(() => changesFor(root, kind, answers)).toThrow(message);
  });
});

it('adds a page after the last page of its topic', () => {
  const sidebars =
    "const a = [{customProps: {topic: 'services'}, items: [{type: 'doc', id: 'services/b', customProps: {icon: 'b'}}]}];";
  expect(addToSidebar(sidebars, 'services', 'services/c')).toContain("{icon: 'b'}}, 'services/c']}]");
  expect(() => addToSidebar(sidebars, 'other', 'x')).toThrow('no pages of the topic "other"');
});

it.each([
  ['title', 'C:\\new', 'no backslash'],
  ['title', 'a "b"', 'no quotation mark'],
  ['id', 'con', 'no name of Windows'],
])('refuses a --%s that no file can hold: %s', (name, value, message) => {
  const answers = {id: 'new-one', author: 'equipo-de-ayuda', tag: 'hola', ...titles, [name]: value};
  const flags = Object.entries(answers).map(([flag, text]) => `--${flag}=${text}`);
  const command = ['--import', 'tsx', path.join(__dirname, 'cli.ts'), 'post', '--dry-run', ...flags];
  const {status, stderr} = spawnSync(process.execPath, command, {cwd: root, encoding: 'utf8'});
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});
