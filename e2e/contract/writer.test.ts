import {cpSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {changesFor, type Kind} from '../../scripts/new/changes';
import {capture} from '../../scripts/setup/run.mjs';
import {write} from '../../src/lib/files';
import {listPageRefs, folderOf, fileOf} from '../../src/site/pages';
import {projectFolder} from '../support/build';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';
import {locales} from '../support/routes';

// A writer changes only content files and `sidebars.ts`, in both languages, as .github/guides say: starts a page, a post and an
// answer with `npm run new`, and fills in the rest. All tests except for the browser tests run on the copy and pass. Names and titles
// have `zz`, which no writer uses.

const site = new ProjectCopy();

/** The writer's answers to `npm run new`. */
const givenAnswers: Record<Kind, Record<string, string>> = {
  page: {
    ...{id: 'contacts/zz-page', topic: 'contacts', problem: 'not-listed'},
    title: 'Busca en una lista zz',
    'title-en': 'Search a zz list',
    description:
      '¿Tienes muchos contactos y no encuentras a alguien? Búscalo zz por su nombre, paso a paso. Mira qué hacer si no aparece en tu lista.',
    'description-en':
      "Do you have many contacts and can't find someone? Search zz by name, step by step. See what to do if the person isn't on your list.",
  },
  post: {
    ...{id: 'zz-post', author: 'equipo-de-ayuda', tag: 'zz-tag', date: '2026-11-16'},
    title: 'Cómo leer el manual zz con tu familia',
    'title-en': 'How to read the zz manual with your family',
    description:
      '¿Alguien de tu familia no se anima con el teléfono? Cómo leer juntos una página zz del manual y hacer los pasos sin apuro, de uno en uno.',
    'description-en':
      'Is someone in your family unsure about the phone? How to read a zz page of the manual together and take the steps slowly, one at a time.',
  },
  answer: {
    ...{page: 'faq', section: 'contacts', id: 'zz-answer'},
    title: '¿Puedo imprimir el manual zz?',
    'title-en': 'Can I print the zz manual?',
  },
};

/** The words that the writer fills in, adds to every page, and chooses for a new tag, for keywords and for a picture. */
const words = {
  es: {
    sentence: 'Lee cada palabra antes de tocar',
    paragraph:
      'Hazlo con calma. Si algo no se entiende, vuelve atrás y empieza otra vez. Nadie te apura. Puedes dejarlo para luego. También puedes pedir a alguien de tu familia que lo lea contigo.',
    tag: `label: En familia zz\n  permalink: /zz-tag\n  description: '¿Le explicas la app a alguien de tu familia? Ideas zz cortas para leer juntos, tocar sin miedo y no perder la paciencia al empezar.'`,
    keywords: ['mi ficha', 'lista larga', 'no encuentro a mi familia'],
    picture: 'Tres pasos para escribir un nombre',
  },
  en: {
    sentence: 'Read each word before you tap',
    paragraph:
      'Take your time. If something is not clear, go back and start again. Nobody is rushing you. You can leave it for later. You can also ask someone in your family to read it with you.',
    tag: `label: With your zz family\n  permalink: /zz-tag\n  description: 'Are you explaining the app to someone in your family? Short zz ideas to read together, tap without fear and stay patient from the start.'`,
    keywords: ['my record', 'long list', 'cannot find my family'],
    picture: 'Three steps to type a name',
  },
};

/** Adds a paragraph before the last heading of a page, or at its end. */
const extend = (content: string, paragraph: string): string =>
  content.replace(/(?=\n## (?![^]*\n## ))|$/, () => `\n${paragraph}\n`);

const addKeywords = (content: string, keywords: readonly string[]): string =>
  content.replace(/^---\n([^]*?)^---$/m, (_, text: string) => {
    const frontMatter = parseDocument(text);
    keywords.forEach((keyword) => frontMatter.addIn(['keywords'], keyword));
    return `---\n${frontMatter.toString({lineWidth: 0})}---`;
  });

beforeAll(() => {
  const filter = (file: string) => basename(file) !== 'node_modules';
  cpSync(join(projectFolder, 'e2e'), site.path('e2e'), {recursive: true, filter});
  for (const [kind, answers] of Object.entries(givenAnswers) as [Kind, Record<string, string>][]) {
    for (const [file, text] of changesFor(site.folder, kind, answers).files) write(site.path(file), text);
  }
  for (const ref of listPageRefs(site.folder)) {
    const {sentence, paragraph} = words[ref.locale === 'en' ? 'en' : 'es'];
    site.edit(fileOf(ref), (content) =>
      extend(content.replace(/(?:POR ESCRIBIR|TO BE WRITTEN)[^".\n]*/g, sentence), paragraph),
    );
  }
  for (const locale of locales) {
    const {paragraph, tag, keywords, picture} = words[locale];
    const [docs, blog] = [folderOf(locale, 'docs'), folderOf(locale, 'blog')];
    for (const [page, file, address] of [
      [`${docs}/contacts/zz-page.mdx`, `${docs}/contacts/zz-picture.png`, './zz-picture.png'],
      [`${blog}/zz-post.mdx`, 'static/zz-picture.png', '/zz-picture.png'],
    ] as const) {
      cpSync(site.path('.github/screenshots/task.png'), site.path(file));
      site.edit(page, (content) => extend(content, `${`${paragraph} `.repeat(4)}\n\n![${picture}](${address})`));
    }
    site.edit(`${blog}/tags.yml`, (content) => `${content}\nzz-tag:\n  ${tag}\n`);
    for (const page of ['contacts/zz-page.mdx', 'profile/index.mdx'])
      site.edit(`${docs}/${page}`, (content) => addKeywords(content, keywords));
    site.edit(`src/search/synonyms/${locale}.txt`, (content) => `${content}\n/docs/contacts/zz-page: zz, zz zz\n`);
  }
}, BUILD_TIMEOUT);

/** Runs a script of the copy. @returns its output when it fails */
async function failureOf(command: string, ...args: string[]): Promise<string> {
  const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const {code, output} = await capture(command, args, {cwd: site.folder, env});
  return code === 0 ? '' : output;
}

const bin = (name: string) => site.path(join('node_modules', '.bin', name));

it('the changes of a writer break no rule of the content', {timeout: BUILD_TIMEOUT}, async () => {
  const newPages = [`${folderOf('en', 'docs')}/contacts/zz-page.mdx`, `${folderOf('en', 'blog')}/zz-post.mdx`];
  expect(await failureOf(bin('tsx'), 'src/manual/translations/cli.ts', 'update-hash', ...newPages)).toBe('');
  expect(await failureOf(bin('tsx'), 'src/checks/commands/content.ts')).toBe('');
});
it('the changes of a writer break no test of the content or the built site', {timeout: 3 * BUILD_TIMEOUT}, async () => {
  const {code, output} = await site.build();
  expect(code === 0 ? '' : output).toBe('');
  expect(readFileSync(site.path('build/en/docs/contacts/zz-page/index.html'), 'utf8')).toContain('Search a zz list');
  // Without tests that copy the project, tests of the code, and tests of each page whose result depends only on the kind of page.
  const excludedTests =
    '**/{browser-floor,changed-sources,copy,offline,reading-modes,valid-html,weight,writer}.test.ts';
  // Only these unit tests read pages or the sidebar. The others pass without any content.
  const contentTests = ['e2e/contract', 'src/site/translations'];
  expect(await failureOf(bin('vitest'), 'run', '--reporter=dot', '--exclude', excludedTests, ...contentTests)).toBe('');
});
