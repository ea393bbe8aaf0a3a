import type {RootContent} from 'mdast';
import type {Word} from '../../catalogue';
import {headingId} from '../../page/heading';
import {block, isMdxElement, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {strings} from '../../page/strings';

/** What ends a fact that waits for the company's own: `18 años (ejemplo)`. */
const mark = / \((?:ejemplo|example)\)$/;

/** A fact without its mark, so that a sentence can be read; the page notes that it is an example. */
export function withoutMark(page: Pick<Page, 'examples'>, word: Word): Word {
  if (word.kind !== 'fact' || !mark.test(word.text)) return word;
  const plain = word.text.replace(mark, '');
  page.examples.add(plain);
  return {...word, text: plain};
}

/** Says once, before the pages to go on to, which facts of the page are examples. */
export function noteExamples(page: Page): void {
  if (page.examples.size === 0) return;
  const {children} = page.tree;
  const note: RootContent = block('p', {className: 'examples'}, [
    text(`${strings[page.locale].examples}: ${[...page.examples].join('; ')}.`),
  ]);
  const related = children.findIndex((node) => isMdxElement(node, 'Related'));
  const heading = headingId(children[related - 1]) === 'related' ? related - 1 : related;
  children.splice(related < 0 ? children.length : heading, 0, note);
}
