import {cleanPath} from '../../site/cleanPath';
import type {ReadingOrder} from './readingOrder';
import type {PageSummary} from './pageText';

/**
 * The text of a page: its full address, its file below the folder of the language, and the path of the page, for a page without a
 * translation has another canonical address.
 */
export type ListedText = PageSummary & {url: string; file: string; path: string};

/** The name that the format gives to what may be left out; it is no word of a language. */
const OPTIONAL = 'Optional';

const item = ({title, url, description}: Pick<ListedText, 'title' | 'url' | 'description'>) =>
  `- [${title}](${url})${description === '' ? '' : `: ${description}`}`;

function finder(texts: readonly ListedText[]) {
  const byPath = new Map(texts.map((text) => [cleanPath(text.path), text]));
  return (path: string): ListedText => {
    const text = byPath.get(cleanPath(path));
    if (!text)
      throw new Error(`The manual names ${path}, which has no text: known are ${[...byPath.keys()].join(', ')}.`);
    return text;
  };
}

/** The texts of a list besides its pages. */
export type Site = {title: string; description: string; /** The full address of `llms-full.txt`. */ whole: string};

/**
 * The list of texts for programs that read them (https://llmstxt.org): title, summary, then the pages by topic, each with its description.
 * @throws when a page of the manual has no text
 */
export function llmsTxt(
  site: Site,
  {index, topics, posts, pages: others}: ReadingOrder,
  texts: readonly ListedText[],
): string {
  const find = finder(texts);
  const section = (label: string, items: string[]) => `## ${label}\n\n${items.join('\n')}`;
  return [
    `# ${site.title}`,
    `> ${site.description}`,
    item(find(index)),
    ...topics.map(({label, pages}) =>
      section(
        label,
        pages.map((page) => item(find(page))),
      ),
    ),
    section(OPTIONAL, [
      ...[...posts, ...others].map((page) => item(find(page))),
      item({title: 'llms-full.txt', url: site.whole, description: ''}),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * The whole manual, the posts and the free pages as one text, in the same order; each page begins with its address. In parts, one
 * for each page: the text of all is never in memory.
 * @throws as `llmsTxt` does
 */
export async function* llmsFullTxt(
  {title, description}: Site,
  order: ReadingOrder,
  texts: readonly ListedText[],
  readText: (file: string) => Promise<string>,
): AsyncGenerator<string> {
  const paths = [order.index, ...order.topics.flatMap(({pages}) => pages), ...order.posts, ...order.pages];
  yield `# ${title}\n\n> ${description}`;
  for (const {address, file} of paths.map(finder(texts))) {
    yield `\n\n---\n\n<${address}>\n\n${(await readText(file)).trim()}`;
  }
  yield '\n';
}
