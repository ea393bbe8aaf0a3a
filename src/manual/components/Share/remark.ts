import type {RootContent} from 'mdast';
import {RECIPIENT_SECTION_ID} from '../../../site/addresses';
import {headingId, sectionIdBefore} from '../../page/heading';
import {block, hasClass, indexOfRelated} from '../../page/nodes';
import type {Page} from '../../page/page';

/**
 * Ends every task of the manual on the ways to pass it on (`<Share id>`, src/ui/Share); a page without one ends on them itself.
 * An open answer has its own (src/manual/components/DidItWork).
 */
export function addShare({section, tree}: Page): void {
  if (section !== 'docs') return;
  const tasks = tree.children.filter((node) => hasClass(node, 'steps'));
  for (const steps of tasks) {
    const at = tree.children.indexOf(steps);
    tree.children.splice(at + 1, 0, block('Share', {id: sectionIdBefore(tree, at)}, []));
  }
  if (tasks.length === 0) tree.children.splice(indexOfRelated(tree.children), 0, block('Share', {}, []));
  addShareOfRecipientSection(tree.children);
}

/** The recipient's section goes to somebody else than the task above it: it ends on its own address. */
function addShareOfRecipientSection(nodes: RootContent[]): void {
  const start = nodes.findIndex((node) => headingId(node) === RECIPIENT_SECTION_ID);
  if (start < 0) return;
  const next = nodes.findIndex((node, at) => at > start && node.type === 'heading');
  nodes.splice(next < 0 ? nodes.length : next, 0, block('Share', {id: RECIPIENT_SECTION_ID}, []));
}
