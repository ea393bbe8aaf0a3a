import path from 'node:path';
import {expect, it} from 'vitest';
import {safeParse, type core} from 'zod';
import {page, siteWith} from '../../e2e/support/manual/siteWith';
import {remarkManual} from '../manual/remark';
import {expectation} from '../writer-errors/message';
import {formatWriterError} from '../writer-errors/writerError';
import {checkPages, remarkRules} from './remark';
import {frontMatterRule, frontMatterSchemas} from './rules/frontMatter';

const faultyPage = page('Hola.\n\n## Uno\n\nToca **Uno **y {tabs.hom}.', 'titel: A\n');

it('a build stops at errors in front matter and in visible text', async () => {
  const errors = checkPages(await siteWith({'docs/a.mdx': faultyPage})).map(formatWriterError);
  expect(errors).toEqual([expect.stringMatching(/a\.mdx:5: .*"titel"/), expect.stringMatching(/:12: .*Uno \*\*y/)]);
});

it('a build stops at names that Docusaurus does not know', async () => {
  const lists = {'sidebars.ts': "['b']", 'blog/tags.yml': 'b: {}'};
  const errors = checkPages(await siteWith({...lists, 'blog/a.mdx': page('A.\n\n{/* truncate */}', 'tags: [c]\n')}));
  const namingErrors = errors.map(formatWriterError).filter((error) => /"c"|"b"/.test(error));
  expect(namingErrors).toEqual([
    expect.stringMatching(/^blog\/a\.mdx:5: /),
    expect.stringMatching(/^sidebars\.ts:1: /),
  ]);
});

it('npm start reports the errors of the check together with the errors of the transforms', async () => {
  const {siteDir, pages} = await siteWith({'docs/a.mdx': faultyPage, 'docs/_part.mdx': 'Uno **dos.'});
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

it.each([
  ['title', page('Hola.').replace('Agrega un contacto', '|\n  Uno\n  dos')],
  ['keywords', page('Hola.').replace('[uno, dos, tres]', '\n  - uno, dos\n  - tres\n  - seis')],
])('the check refuses two texts in one value of %s', async (name, content) => {
  const [error] = frontMatterRule.check(await siteWith({'docs/a.mdx': content}));
  expect(error?.message.en.found).toContain(`${name}: `);
});

it('each error in front matter says in both languages what is expected', () => {
  const texts = ['', 'a', 'a\nb', 'a, b', 'a'.repeat(200)];
  const wrongValues = [undefined, null, 5, true, ...texts, [], [''], [5], ['a'], {}, new Date(NaN)];
  for (const {shape} of Object.values(frontMatterSchemas)) {
    for (const [name, field] of Object.entries<core.$ZodType>(shape)) {
      const issues = wrongValues.flatMap((value) => safeParse(field, value).error?.issues ?? []);
      const issuesWithoutText = issues.filter(({message}) => typeof expectation('frontMatter', message) === 'string');
      expect(issuesWithoutText, name).toEqual([]);
    }
  }
});
