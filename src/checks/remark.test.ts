import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {page, siteWith} from '../../e2e/support/manual/siteWith';
import {BuildContext} from '../manual/page/buildContext';
import {remarkManual} from '../manual/remark';
import {fillFrontMatter} from '../manual/remark/frontMatter';
import {formatWriterError} from '../manual/writer-errors/writerError';
import {checkFrontMatter, remarkRules} from './remark';
import {frontMatterRule} from './rules/frontMatter';

afterEach(() => {
  vi.unstubAllEnvs();
});

const faulty = page('Hola.\n\n## Uno\n\nToca **Uno **y {tabs.hom}.', 'titel: A\n');

/** What the plugins say of each page, in their order. */
async function compile(content: string): Promise<unknown> {
  const {siteDir, pages} = await siteWith({'docs/a.mdx': content, 'docs/_part.mdx': 'Uno **dos.'});
  const build = new BuildContext();
  for (const {file, tree} of pages) {
    const given = {path: path.join(siteDir, file), data: {}};
    await remarkRules({siteDir})(tree, given);
    remarkManual({siteDir, build})(tree, given);
  }
  return pages;
}

describe('the errors of a page', () => {
  it('are in a build what readers would see, with all others', async () => {
    await expect(compile(faulty)).rejects.toThrow(
      /^docs\/a\.mdx:12: .*Uno \*\*y.*\n.*\ndocs\/a\.mdx:12: .*tabs\.hom.*\n.*$/,
    );
    await expect(compile(page('Hola.'))).resolves.toHaveLength(1);
  });

  it('are in npm start what the check says of front matter and headings as well', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(compile(faulty)).rejects.toThrow(
      /a\.mdx:5: .*"titel"[^]*a\.mdx:10: .*"Uno"[^]*:12: [^]*:12: .*tabs\.hom/,
    );
  });
});

// Docusaurus accepts them; a draft is no page for any plugin.
it.each([
  'draft: true',
  'unlisted: true',
  'hide_title: true',
  'last_update: {date: 2026-01-01}',
  'date: 2026-01-01',
  'id: other',
  'tags: [a]',
  'image: /a.png',
  'displayed_sidebar: null',
  'pagination_next: null',
  'hide_table_of_contents: true',
  'toc_max_heading_level: 5',
  'sidebar_position: 1',
  'sidebar_class_name: a',
  'custom_edit_url: null',
  'mdx: {format: md}',
  'slug: /other',
])('the build and the check refuse the front matter "%s" in the same words', async (field) => {
  const fileContent = page('Hola.', `${field}\n`);
  const site = await siteWith({'docs/a.mdx': fileContent});
  const {siteDir} = site;
  const parse = fillFrontMatter(siteDir, new BuildContext(), checkFrontMatter({siteDir}));
  const filePath = path.join(siteDir, 'docs/a.mdx');
  const found = frontMatterRule.check(site).map(formatWriterError);
  expect(found).toHaveLength(1);
  const params = {filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER};
  await expect(parse(params)).rejects.toThrow(found[0]);
});
