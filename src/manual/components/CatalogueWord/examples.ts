import type {RootContent} from 'mdast';
import {readExample, type Word} from '../../catalogue';
import type {Locale} from '../../../site-model/locales';
import {headingId} from '../../page/heading';
import {block, isMdxElement, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/strings';

/** A fact without its mark, so that a sentence can be read; the page notes that it is an example. */
export function withoutMark(page: Pick<Page, 'examples'>, word: Word): Word {
  if (word.kind !== 'fact') return word;
  const {text: plain, name} = readExample(word.text);
  if (name !== undefined) page.examples.add(name);
  return {...word, text: plain};
}

/** Adds a note before the related pages that lists the facts of the page that are examples. */
export function noteExamples(page: Page): void {
  if (page.examples.size === 0) return;
  const {children} = page.tree;
  const note: RootContent = block('p', {className: 'examples'}, [
    text(`${stringsOf(page.locale).examples}: ${listed([...page.examples], page.locale)}.`),
  ]);
  const related = children.findIndex((node) => isMdxElement(node, 'Related'));
  const heading = headingId(children[related - 1]) === 'related' ? related - 1 : related;
  children.splice(related < 0 ? children.length : heading, 0, note);
}

/** The names as one writes them in a sentence: `la edad mínima y el largo del código`. */
function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, {type: 'conjunction'}).format(names);
}
