import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMdxElement, textOf} from '../../manual/page/nodes';
import {writerMessage} from '../../writer-errors/message';
import {pageRule, type Finding} from '../rule';
import type {CheckedPage} from '../site';

/** A page of the manual: by its file, from the folder of the page that links (`../help/index.mdx`), or by its address. */
const toManual = /^(?:\.{1,2}\/|\/docs\/)/;

/**
 * An answer links to a heading or answer of another page, by its id. A link to the page alone would leave the reader at its top,
 * searching for the section.
 */
export const answerLinksRule = pageRule('links of answers', ({ref, tree}) => {
  if (ref.section !== 'docs') return [];
  const errors: Finding[] = [];
  visit(tree, (answer) => {
    if (!isMdxElement(answer, 'Answer')) return;
    visit(answer, 'link', ({url, position}) => {
      if (!toManual.test(url) || /#./.test(url)) return;
      const message = writerMessage('answerLinkWithoutHash', {url, page: url.replace(/#$/, '')});
      errors.push({line: position?.start.line ?? 1, message});
    });
  });
  return errors;
});

/** Words without what may differ between a question and its mention: keys in braces, capitals, the mark at the end. */
const plain = (words: string) =>
  words
    .replace(/[{}]/g, '')
    .replace(/[.?!\s]+$/, '')
    .toLowerCase();

/** Whether a link is the name of a place: a line of its own, or a capital letter inside a sentence. */
function isName(words: string, before: readonly PhrasingContent[], isAlone: boolean): boolean {
  const text = before
    .map((node) => textOf(node))
    .join('')
    .trim();
  return /^[\p{Lu}¿¡]/u.test(words) && (isAlone || (text !== '' && !/[.:?!]$/.test(text)));
}

/** A link that names an answer or a part of a page says its words, or begins like them: readers look for these where they land. */
export const linkWordsRule = pageRule('words of links', ({ref, tree}, pages) => {
  const errors: Finding[] = [];
  visit(tree, 'link', (link, index, parent) => {
    const [, file = '', id] = /^([^#:]*)#(.+)$/.exec(link.url) ?? [];
    if (parent?.type !== 'paragraph' || index === undefined || ref.section !== 'docs' || id === undefined) return;
    const name = file === '' ? ref.name : path.posix.join(path.posix.dirname(ref.name), file);
    const target = pages.find(
      (page) => page.ref.locale === ref.locale && page.ref.section === 'docs' && page.ref.name === name,
    );
    const words = textOf(link);
    const expected = target && nameOf(target, id);
    if (expected === undefined || !isName(words, parent.children.slice(0, index), parent.children.length === 1)) return;
    const names = [expected, String(target?.frontMatter.title)];
    if (names.some((each) => plain(each).startsWith(plain(words)))) return;
    errors.push({line: link.position?.start.line ?? 1, message: writerMessage('linkWords', {words, expected})});
  });
  return errors;
});

const nameOf = ({structure: {answers, headings}}: CheckedPage, id: string) =>
  answers.find(({name}) => name === id)?.question ?? headings.find((heading) => heading.id === id)?.text;
