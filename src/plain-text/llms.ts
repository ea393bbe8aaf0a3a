import {cleanPath} from '../site-model/cleanPath';
import type {ReadingOrder} from './readingOrder';
import type {PageText} from './pageText';

/** A text with its full address, and the path of its page: a page without a translation has another canonical address. */
export type PlacedText = PageText & {url: string; path: string};

/** The name that the format gives to what may be left out; it is no word of a language. */
const OPTIONAL = 'Optional';

const item = ({title, url, description}: Pick<PlacedText, 'title' | 'url' | 'description'>) =>
  `- [${title}](${url})${description === '' ? '' : `: ${description}`}`;

function finder(texts: readonly PlacedText[]) {
  const byPath = new Map(texts.map((text) => [cleanPath(text.path), text]));
  return (path: string): PlacedText => {
    const text = byPath.get(cleanPath(path));
    if (!text)
      throw new Error(`The manual names ${path}, which has no text: known are ${[...byPath.keys()].join(', ')}.`);
    return text;
  };
}

/** What a list of the site says besides its pages. */
export type Site = {title: string; description: string; /** The full address of `llms-full.txt`. */ whole: string};

/**
 * The list of texts for programs that read them (https://llmstxt.org): title, summary, then the pages by topic, each with its description.
 * @throws when a page of the manual has no text
 */
export function llmsTxt(
  site: Site,
  {index, topics, posts, pages: others}: ReadingOrder,
  texts: readonly PlacedText[],
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
 * The whole manual, the posts and the free pages as one text, in the same order; each page begins with its address.
 * @throws as `llmsTxt` does
 */
export function llmsFullTxt({title, description}: Site, order: ReadingOrder, texts: readonly PlacedText[]): string {
  const paths = [order.index, ...order.topics.flatMap(({pages}) => pages), ...order.posts, ...order.pages];
  const chapters = paths.map(finder(texts)).map(({address, markdown}) => `<${address}>\n\n${markdown.trim()}`);
  return [`# ${title}\n\n> ${description}`, ...chapters].join('\n\n---\n\n').concat('\n');
}
