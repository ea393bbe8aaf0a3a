import {isContent, setProperties} from '../../page/nodes';
import type {Page} from '../../page/page';
import {writerMessage} from '../../../writer-errors/message';

/** Marks the first paragraph of a manual page as its lead: the sentence that answers. */
export function markLead(page: Page): void {
  if (page.section !== 'docs') return;
  const first = page.tree.children.find(isContent);
  if (first?.type === 'paragraph') {
    setProperties(first, {className: ['lead']});
    return;
  }
  page.report(first ?? page.tree, writerMessage('leadMissing'));
}
