import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {buildOutline} from '../../manual/outline/plugin';
import {cleanPath, textFile} from '../../site/addresses';
import {pagesOfTopic} from '../../site/outline';
import type {PageSummary} from './pageText';

/** The pages worth reading from end to end, as paths with the base URL, without lists of other pages. The first section has no label. */
export type ReadingOrder = {label: string; pages: string[]}[];

/** The heading of pages that may be left out. The format fixes it, so it is not translated. */
const OPTIONAL = 'Optional';

/** A free page, as Docusaurus loads it: written as text (`mdx`) or as a component. */
export type FreePage = {type: string; permalink: string};

/**
 * The pages of one language in the order in which to read them: the page that opens the manual, its topics as in its menu, then posts,
 * newest first, and free pages that were written as text. The parameters come from Docusaurus.
 */
export function readingOrder(docs: DocsContent, blog: BlogContent, pages: readonly FreePage[]): ReadingOrder {
  const {index, topics} = buildOutline(docs);
  const posts = blog.blogPosts.map(({metadata}) => metadata.permalink);
  const freePages = pages.filter(({type}) => type === 'mdx').map(({permalink}) => permalink);
  return [
    {label: '', pages: [index.href]},
    ...topics.map((topic) => ({label: topic.label, pages: pagesOfTopic(topic).map(({href}) => href)})),
    {label: OPTIONAL, pages: [...posts, ...freePages]},
  ];
}

const item = (title: string, url: string, description = '') =>
  `- [${title}](${url})${description === '' ? '' : `: ${description}`}`;

type Request = {
  /** The folder of the language's build. */
  outDir: string;
  /** Full address. */
  url: string;
  title: string;
  order: ReadingOrder;
  /** The pages by their files, from the folder; those with a summary have a text beside them. */
  pages: readonly {name: string; summary?: PageSummary | undefined}[];
};

/**
 * Writes the lists of the texts beside the pages, for programs that read them (https://llmstxt.org). `llms.txt` has title, summary, then
 * the pages by topic, each with its description; `llms-full.txt` has the texts themselves in the same order, each under its address.
 * @throws when the language has no home page, or a page of the manual has no text
 */
export async function writeTextLists({outDir, url, title, order, pages}: Request): Promise<void> {
  const description = pages.find(({name}) => name === 'index.html')?.summary?.description;
  if (description === undefined) throw new Error(`${outDir} has no home page to describe the site.`);
  // The path comes from the file: the canonical address of a page without a translation is the address of another page.
  const base = decodeURI(new URL(url).pathname);
  const texts = new Map(
    pages.flatMap(({name, summary}) => (summary ? [[cleanPath(base + name), {page: name, ...summary}]] : [])),
  );
  const sections = order.map(({label, pages: paths}) => ({
    label,
    texts: paths.map((page) => {
      const text = texts.get(cleanPath(page));
      if (!text)
        throw new Error(`The manual names ${page}, which has no text: known are ${[...texts.keys()].join(', ')}.`);
      return text;
    }),
  }));
  const head = `# ${title}\n\n> ${description}\n\n`;
  const lists = sections.map(({label, texts: entries}) =>
    [
      ...(label === '' ? [] : [`## ${label}\n`]),
      ...entries.map((text) => item(text.title, url + encodeURI(textFile(text.page)), text.description)),
      ...(label === OPTIONAL ? [item('llms-full.txt', `${url}llms-full.txt`)] : []),
    ].join('\n'),
  );
  await writeFile(path.join(outDir, 'llms.txt'), `${head}${lists.join('\n\n')}\n`);
  // Page by page, so that the texts of all pages are never in memory.
  async function* fullText() {
    yield head.trimEnd();
    for (const {address, page} of sections.flatMap((section) => section.texts)) {
      const text = await readFile(path.join(outDir, textFile(page)), 'utf8');
      yield `\n\n---\n\n<${address}>\n\n${text.trim()}`;
    }
    yield '\n';
  }
  await writeFile(path.join(outDir, 'llms-full.txt'), fullText());
}
