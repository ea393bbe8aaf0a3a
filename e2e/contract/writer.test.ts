import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {capture} from '../../scripts/setup/run.mjs';
import {listPageRefs} from '../../src/site/listPageRefs';
import {folderOf, fileOf, type Section} from '../../src/site/pageRef';
import {projectFolder} from '../support/build';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';
import {locales, type Locale} from '../support/routes';

// A writer who changes content files and `sidebars.ts` alone, in both languages, as .github/guides say. Everything but the browser
// tests runs on the copy and passes.

const read = (locale: Locale, name: string) => readFileSync(join(import.meta.dirname, 'writer', locale, name), 'utf8');

const site = new ProjectCopy();

const inSection = (locale: Locale, section: Section, name: string) => `${folderOf(locale, section)}/${name}`;

/** Adds a paragraph before the last heading of a page, and one keyword. */
function extend(content: string, added: string): string {
  const at = content.lastIndexOf('\n## ');
  const text = `\n${added}`;
  return at < 0 ? `${content}${text}` : content.slice(0, at) + text + content.slice(at);
}

beforeAll(async () => {
  cpSync(join(projectFolder, 'e2e'), site.path('e2e'), {recursive: true});
  for (const ref of listPageRefs(site.folder)) {
    site.edit(fileOf(ref), (content) => extend(content, read(ref.locale === 'en' ? 'en' : 'es', 'paragraph.txt')));
  }
  for (const locale of locales) {
    const at = (section: Section, name: string) => inSection(locale, section, name);
    writeFileSync(site.path(at('docs', 'contacts/find-contact.mdx')), read(locale, 'find-contact.mdx'));
    writeFileSync(site.path(at('blog', 'reading-together.mdx')), read(locale, 'reading-together.mdx'));
    site.edit(at('blog', 'tags.yml'), (content) => `${content}\n${read(locale, 'tags.yml')}`);
    site.edit(at('docs', 'faq/index.mdx'), (content) =>
      content.replace('<Answer ', `${read(locale, 'answer.txt')}\n<Answer `),
    );
    site.edit(at('docs', 'profile/index.mdx'), (content) =>
      content.replace(/^keywords:\n/m, `$&  - ${{es: 'mi ficha', en: 'my record'}[locale]}\n`),
    );
  }
  site.edit('sidebars.ts', (content) => content.replace("'contacts/index', ", "$&'contacts/find-contact', "));
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
  const written = [
    inSection('en', 'docs', 'contacts/find-contact.mdx'),
    inSection('en', 'blog', 'reading-together.mdx'),
  ];
  expect(await failureOf(bin('tsx'), 'src/manual/translations/cli.ts', 'update-hash', ...written)).toBe('');
  expect(await failureOf(bin('tsx'), 'src/checks/commands/content.ts')).toBe('');
});

it('breaks no test of the content or of the built site', {timeout: 3 * BUILD_TIMEOUT}, async () => {
  expect(await failureOf(process.execPath, bin('docusaurus'), 'build')).toBe('');
  expect(readFileSync(site.path('build/en/docs/contacts/find-contact/index.html'), 'utf8')).toContain('Find a contact');
  // Without the tests that copy the project themselves, those of files that no writer changes, and the HTML checker, which takes longest.
  const others = '**/{browser-floor,changed-sources,files,search-live,valid-html,writer}.test.ts';
  // Of the unit tests, those that read pages or the sidebar: all others pass without any content.
  const ofContent = ['e2e/contract', 'src/checks/rules/editor', 'src/site/translations'];
  expect(await failureOf(bin('vitest'), 'run', '--reporter=dot', '--exclude', others, ...ofContent)).toBe('');
});
