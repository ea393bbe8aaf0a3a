import {existsSync} from 'node:fs';
import path from 'node:path';
import {read} from '../../src/lib/files';
import {locales, sourceLocale, type Locale} from '../../src/site/locales';
import {docFile, fileOf, type PageRef} from '../../src/site/pages';

/** Kinds of new content. */
export type Kind = 'page' | 'answer' | 'post';

/** The writer's answers, by the name of the flag; titles of other languages are `title-en`. */
export type Answers = Readonly<Record<string, string>>;

const templateFile = (name: string): string => path.join(__dirname, 'templates', `${name}.txt`);

/** The languages in which new texts begin. A language without templates gets a text when it is translated. */
export const startedLocales = locales.filter((locale) => existsSync(templateFile(`page.${locale}`)));

/** The id of the problem on a new page. The name of the page may have a word for which reading modes of browsers drop the answer. */
const firstProblem = 'not-working';

/** A template with its `{{gaps}}` filled. */
const fill = (text: string, values: Answers): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** The language's own title and description. */
const inLocale = (answers: Answers, locale: Locale): Answers => {
  const answerOf = (name: string) => answers[locale === sourceLocale ? name : `${name}-${locale}`] ?? '';
  return {...answers, title: answerOf('title'), description: answerOf('description')};
};

/** Puts an answer at the end of a section: before the next heading or the end of its `<Topic>`. @throws Error if the section is missing */
function addToSection(page: string, section: string, answer: string, file: string): string {
  const start = page.search(new RegExp(`^## .*\\{/\\* (?:#\\S+ )*#${section} `, 'm'));
  if (start < 0) throw new Error(`${file} has no heading with {/* #${section} */}.`);
  const nextIndex = page.slice(start + 1).search(/^(?:## |<\/Topic>)/m);
  const end = nextIndex < 0 ? page.length : start + 1 + nextIndex;
  return `${page.slice(0, end).trimEnd()}\n\n${answer}${nextIndex < 0 ? '' : '\n'}${page.slice(end)}`;
}

/**
 * The changes for a new page, answer or post. Writes nothing.
 * @returns the files to write, from the site's root, and the pages that are translations
 * @throws Error that says what to do when the file or the id already exists, or its place does not
 */
export function changesFor(siteDir: string, kind: Kind, answers: Answers) {
  const {id = ''} = answers;
  const readSource = (file: string): string => {
    if (!existsSync(path.join(siteDir, file))) throw new Error(`There is no ${file}.`);
    return read(path.join(siteDir, file));
  };
  const section = kind === 'post' ? 'blog' : 'docs';
  const name = kind === 'answer' ? docFile(siteDir, answers.page ?? '') : `${id}.mdx`;
  const isTranslated = (ref: PageRef) => ref.locale === sourceLocale || existsSync(path.join(siteDir, fileOf(ref)));
  const refs = startedLocales
    .map((locale): PageRef => ({locale, section, name}))
    .filter((ref) => kind !== 'answer' || isTranslated(ref));
  const files = new Map(
    refs.map((ref) => {
      const file = fileOf(ref);
      const text = fill(
        read(templateFile(`${kind}.${ref.locale}`)),
        inLocale({problem: firstProblem, ...answers}, ref.locale),
      );
      if (kind !== 'answer') {
        if (existsSync(path.join(siteDir, file))) throw new Error(`${file} exists already. Choose another name.`);
        return [file, text];
      }
      const page = readSource(file);
      if (page.includes(`<Answer id="${id}"`))
        throw new Error(`${file} has an answer "${id}" already. Choose another id.`);
      return [file, addToSection(page, answers.section ?? '', text, file)];
    }),
  );
  if (kind === 'page') files.set('sidebars.ts', addToSidebar(readSource('sidebars.ts'), answers.topic ?? '', id));
  return {files, translations: refs.filter(({locale}) => locale !== sourceLocale)};
}

/** A topic of `sidebars.ts`, to the end of the last page in it. */
const upToLast = (topic: string) =>
  new RegExp(`\\btopic: '${topic}'(?:(?!topic: )[^])*?\\bitems: \\[[^\\]]*?(?=,?\\s*\\])`);

/** The topics that a page can belong to. @param sidebars the text of `sidebars.ts` */
export const topicsOf = (sidebars: string): string[] =>
  [...sidebars.matchAll(/\btopic: '([^']+)'/g)].map(([, topic = '']) => topic);

/**
 * Adds a page at the end of a topic.
 * @param sidebars the text of `sidebars.ts`
 * @param id the page as `sidebars.ts` names it: `contacts/find-contact`
 * @throws Error when there is no such topic
 */
export function addToSidebar(sidebars: string, topic: string, id: string): string {
  const match = upToLast(topic).exec(sidebars);
  if (!match) throw new Error(`sidebars.ts has no pages of the topic "${topic}".`);
  const end = match.index + match[0].length;
  return `${sidebars.slice(0, end)}, '${id}'${sidebars.slice(end)}`;
}
