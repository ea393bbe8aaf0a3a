import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {isMdxElement, lineOf, nodesOf, textOf} from '../../manual/page/nodes';
import {writerMessage} from '../../writer-errors/message';
import {pageRule, type Finding} from '../rule';
import type {CheckedPage} from '../site';

/** A page of the manual: by its file, from the folder of the page that links (`../help/index.mdx`), or by its address. */
const toManual = /^(?:\.{1,2}\/|\/docs\/)/;

/**
 * An answer links to a heading or answer of another page, by its id. A link without the id would leave the reader at the top of the page,
 * searching for the section.
 */
export const answerLinksRule = pageRule('links of answers', ({ref, tree}) => {
  if (ref.section !== 'docs') return [];
  const answers = nodesOf(tree).filter((node) => isMdxElement(node, 'Answer'));
  return answers
    .flatMap((answer) => nodesOf(answer))
    .flatMap((node): Finding[] => {
      if (node.type !== 'link' || !toManual.test(node.url) || /#./.test(node.url)) return [];
      const message = writerMessage('answerLinkWithoutHash', {url: node.url, page: node.url.replace(/#$/, '')});
      return [{line: lineOf(node), message}];
    });
});

/** Removes what may differ between a question and its mention: keys in braces, capitals, the mark at the end. */
const plain = (words: string) =>
  words
    .replace(/[{}]/g, '')
    .replace(/[.?!\s]+$/, '')
    .toLowerCase();

/** Whether a link is the name of a place: it is alone on its line, or has a capital letter inside a sentence. */
function isName(words: string, before: readonly PhrasingContent[], isAlone: boolean): boolean {
  const text = before
    .map((node) => textOf(node))
    .join('')
    .trim();
  return /^[\p{Lu}¿¡]/u.test(words) && (isAlone || (text !== '' && !/[.:?!]$/.test(text)));
}

/** A link that names an answer or a part of a page has its words, or begins like them: readers look for these words where they land. */
export const linkWordsRule = pageRule('words of links', ({ref, tree}, pages) => {
  if (ref.section !== 'docs') return [];
  const paragraphs = nodesOf(tree).filter((node) => node.type === 'paragraph');
  const links = paragraphs.flatMap(({children}) =>
    children.flatMap((link, index) =>
      link.type === 'link' ? {link, before: children.slice(0, index), isAlone: children.length === 1} : [],
    ),
  );
  return links.flatMap(({link, before, isAlone}): Finding[] => {
    const [, file = '', id] = /^([^#:]*)#(.+)$/.exec(link.url) ?? [];
    if (id === undefined) return [];
    const name = file === '' ? ref.name : path.posix.join(path.posix.dirname(ref.name), file);
    const target = pages.find(
      (page) => page.ref.locale === ref.locale && page.ref.section === 'docs' && page.ref.name === name,
    );
    const words = textOf(link);
    const expected = target && nameOf(target, id);
    if (expected === undefined || !isName(words, before, isAlone)) return [];
    const names = [expected, String(target?.frontMatter.title)];
    if (names.some((each) => plain(each).startsWith(plain(words)))) return [];
    return [{line: lineOf(link), message: writerMessage('linkWords', {words, expected})}];
  });
});

const nameOf = ({structure: {answers, headings}}: CheckedPage, id: string) =>
  answers.find(({name}) => name === id)?.question ?? headings.find((heading) => heading.id === id)?.text;
