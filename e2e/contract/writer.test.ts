import {cpSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {addToSidebar} from '../../scripts/new/changes';
import {capture} from '../../scripts/setup/run.mjs';
import {write} from '../../src/lib/files';
import {listPageRefs, folderOf, fileOf} from '../../src/site/pages';
import {projectFolder} from '../support/build';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';
import {locales, type Locale} from '../support/routes';

// A writer who changes content files and `sidebars.ts` alone, in both languages, as .github/guides say. Everything but the browser
// tests runs on the copy and passes. No writer chooses names and titles with `zz`.

const read = (locale: Locale, name: string) => readFileSync(join(import.meta.dirname, 'writer', locale, name), 'utf8');

const site = new ProjectCopy();

/** Adds a paragraph before the last heading of a page, or at its end. */
const extend = (content: string, paragraph: string): string =>
  content.replace(/(?=\n## (?![^]*\n## ))|$/, () => `\n${paragraph}`);

const addKeyword = (content: string, keyword: string): string =>
  content.replace(/^---\n([^]*?)^---$/m, (_, text: string) => {
    const frontMatter = parseDocument(text);
    frontMatter.addIn(['keywords'], keyword);
    return `---\n${frontMatter.toString({lineWidth: 0})}---`;
  });

beforeAll(() => {
  const filter = (file: string) => basename(file) !== 'node_modules';
  cpSync(join(projectFolder, 'e2e'), site.path('e2e'), {recursive: true, filter});
  for (const ref of listPageRefs(site.folder)) {
    site.edit(fileOf(ref), (content) => extend(content, read(ref.locale === 'en' ? 'en' : 'es', 'paragraph.txt')));
  }
  for (const locale of locales) {
    const [docs, blog] = [folderOf(locale, 'docs'), folderOf(locale, 'blog')];
    write(site.path(`${docs}/contacts/zz-page.mdx`), read(locale, 'zz-page.mdx'));
    write(site.path(`${blog}/zz-post.mdx`), read(locale, 'zz-post.mdx'));
    for (const picture of [`${docs}/contacts/zz-picture.png`, 'static/zz-picture.png'])
      cpSync(site.path('.github/screenshots/task.png'), site.path(picture));
    site.edit(`${blog}/tags.yml`, (content) => `${content}\n${read(locale, 'tags.yml')}`);
    site.edit(`${docs}/faq/index.mdx`, (content) =>
      content.replace('<Answer ', `${read(locale, 'answer.txt')}\n<Answer `),
    );
    site.edit(`${docs}/profile/index.mdx`, (content) => addKeyword(content, {es: 'mi ficha', en: 'my record'}[locale]));
    site.edit(`src/search/synonyms/${locale}.txt`, (content) => `${content}\n/docs/contacts/zz-page: zz, zz zz\n`);
  }
  site.edit('sidebars.ts', (content) => addToSidebar(content, 'contacts', 'contacts/zz-page'));
}, BUILD_TIMEOUT);

afterAll(() => {
  site.remove();
});

/** Runs a script of the copy. @returns what it printed, unless it ends well */
async function failureOf(command: string, ...args: string[]): Promise<string> {
  const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const {code, output} = await capture(command, args, {cwd: site.folder, env});
  return code === 0 ? '' : output;
}

const bin = (name: string) => site.path(join('node_modules', '.bin', name));

it('breaks no rule of the content', {timeout: BUILD_TIMEOUT}, async () => {
  const newPages = [`${folderOf('en', 'docs')}/contacts/zz-page.mdx`, `${folderOf('en', 'blog')}/zz-post.mdx`];
  expect(await failureOf(bin('tsx'), 'src/manual/translations/cli.ts', 'update-hash', ...newPages)).toBe('');
  expect(await failureOf(bin('tsx'), 'src/checks/commands/content.ts')).toBe('');
});

it('breaks no test of the content or of the built site', {timeout: 3 * BUILD_TIMEOUT}, async () => {
  expect(await failureOf(process.execPath, bin('docusaurus'), 'build')).toBe('');
  expect(readFileSync(site.path('build/en/docs/contacts/zz-page/index.html'), 'utf8')).toContain('Search a zz list');
  // Without the tests that copy the project themselves, those of the code, and those that ask about each page what its kind decides.
  const others = '**/{browser-floor,changed-sources,copy,offline,reading-modes,search-live,valid-html,writer}.test.ts';
  // The unit tests that read pages or the sidebar. The others pass without any content.
  const ofContent = ['e2e/contract', 'src/site/translations'];
  expect(await failureOf(bin('vitest'), 'run', '--reporter=dot', '--exclude', others, ...ofContent)).toBe('');
});
