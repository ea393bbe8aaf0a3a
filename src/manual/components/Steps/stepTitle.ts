import type {ListItem} from 'mdast';
import {setProperties, textOf} from '../../page/nodes';
import type {Page} from '../../page/page';
import {writerMessage} from '../../../writer-errors/message';

/** A title is read at a glance in the strip: more words than this make it a sentence. A word of the app counts as one. */
const MAX_WORDS = 3;

/**
 * The title of a step, and its class: the first paragraph, which is bold and nothing else.
 * @returns its words, empty after recording that there is no title.
 */
export function stepTitle(page: Page, item: ListItem, step: number): string {
  const [first] = item.children;
  const [bold, ...others] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || bold?.type !== 'strong' || others.length > 0) {
    page.report(item, writerMessage('stepWithoutTitle', {step}));
    return '';
  }
  const words = bold.children.flatMap((part) => (part.type === 'text' ? part.value.trim().split(/\s+/) : ['app']));
  const count = words.filter(Boolean).length;
  if (count > MAX_WORDS) page.report(item, writerMessage('longStepTitle', {step, count, maxWords: MAX_WORDS}));
  setProperties(first, {className: ['step__title']});
  return textOf(bold);
}
