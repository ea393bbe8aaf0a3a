import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {safeParse, type core} from 'zod';
import {page, siteWith} from '../../e2e/support/manual/siteWith';
import {remarkManual} from '../manual/remark';
import {expectation} from '../writer-errors/message';
import {formatWriterError} from '../writer-errors/writerError';
import {checkPages, remarkRules} from './remark';
import {frontMatterRule, frontMatterSchemas} from './rules/frontMatter';
import {sections, type Section} from '../site/pages';

const faulty = page('Hola.\n\n## Uno\n\nToca **Uno **y {tabs.hom}.', 'titel: A\n');

it('a build stops at what is wrong in front matter, and at what readers would see', async () => {
  const errors = checkPages(await siteWith({'docs/a.mdx': faulty})).map(formatWriterError);
  expect(errors).toEqual([expect.stringMatching(/a\.mdx:5: .*"titel"/), expect.stringMatching(/:12: .*Uno \*\*y/)]);
});

it('npm start says of a page what the check says of it, with the errors of the transforms', async () => {
  const {siteDir, pages} = await siteWith({'docs/a.mdx': faulty, 'docs/_part.mdx': 'Uno **dos.'});
  const build = {locale: 'es', baseUrl: '/', siteUrl: 'https://help.example/'};
  const compile = async () => {
    for (const {file: name, tree} of pages) {
      const vfile = {path: path.join(siteDir, name), data: {}};
      await remarkRules({siteDir})(tree, vfile);
      remarkManual.call({}, {siteDir, build})(tree, vfile);
    }
  };
  await expect(compile()).rejects.toThrow(/a\.mdx:5: .*"titel"[^]*a\.mdx:10: .*"Uno"[^]*:12: [^]*:12: .*tabs\.hom/);
});

const load = createRequire(import.meta.url);
const packages = path.resolve('node_modules/@docusaurus');

interface Validation {
  validateFrontMatter: (frontMatter: unknown, schema: {describe: () => {keys: object}}) => unknown;
}

/** All names that Docusaurus accepts in the front matter of a section: the keys of the schema by which its plugin validates them. */
function acceptedNames(section: Section): string[] {
  const names: string[] = [];
  const spy = vi
    .spyOn(load(`${packages}/utils-validation/lib/validationUtils.js`) as Validation, 'validateFrontMatter')
    .mockImplementation((_, schema) => names.push(...Object.keys(schema.describe().keys)));
  const plugin = load(`${packages}/plugin-content-${section}/lib/frontMatter.js`) as Record<string, unknown>;
  for (const validate of Object.values(plugin))
    if (typeof validate === 'function') (validate as (frontMatter: object) => unknown)({});
  spy.mockRestore();
  return names;
}

const file = {docs: 'docs/a.mdx', blog: 'blog/a.mdx', pages: 'src/pages/a.mdx'};
const values = ['true', '2026-01-01', '[a]', 'null', '{date: 2026-01-01}', '/a'];
const refusals = sections.flatMap((section) =>
  // What is read elsewhere: https://docusaurus.io/docs/api/docs/#markdown-front-matter
  [...acceptedNames(section), 'mdx', 'unlisted', 'draft']
    .filter((name) => !(name in frontMatterSchemas[section].shape))
    .map((name, index) => [section, `${name}: ${values[index % values.length] ?? ''}`] as const),
);

it('the schemas of Docusaurus are read', () => {
  for (const section of sections) expect(acceptedNames(section)).toEqual(expect.arrayContaining(['title', 'unlisted']));
});

// Docusaurus accepts them; a draft is no page for any plugin.
it.each(refusals)(
  'the build and the check refuse, in %s, the front matter "%s" in the same words',
  async (section, field) => {
    const fileContent = page('Hola.', `${field}\n`);
    const site = await siteWith({[file[section]]: fileContent});
    const name = field.split(':')[0] ?? '';
    const messages = frontMatterRule
      .check(site)
      .map(formatWriterError)
      .filter((error) => error.includes(`"${name}"`));
    expect(messages).toHaveLength(1);
    expect(checkPages(site).map(formatWriterError)).toContain(messages[0]);
  },
);

it.each([
  ['title', page('Hola.').replace('Agrega un contacto', '|\n  Uno\n  dos')],
  ['keywords', page('Hola.').replace('[uno, dos, tres]', '\n  - uno, dos\n  - tres\n  - seis')],
])('%s is one text', async (name, content) => {
  const [error] = frontMatterRule.check(await siteWith({'docs/a.mdx': content}));
  expect(error?.message.en.found).toContain(`${name}: `);
});

it('what the front matter expects is said in both languages, whatever is wrong', () => {
  const wrong = [
    undefined,
    null,
    '',
    5,
    true,
    'a',
    'a\nb',
    'a, b',
    'a'.repeat(200),
    [],
    [''],
    [5],
    ['a'],
    {},
    new Date(NaN),
  ];
  for (const {shape} of Object.values(frontMatterSchemas)) {
    for (const [name, field] of Object.entries<core.$ZodType>(shape)) {
      const issues = wrong.flatMap((value) => safeParse(field, value).error?.issues ?? []);
      const unsaid = issues.filter(({message}) => typeof expectation('frontMatter', message) === 'string');
      expect(unsaid, name).toEqual([]);
    }
  }
});
