import type {RootContent} from 'mdast';
import {RECIPIENT_SECTION_ID} from '../../../site/addresses';
import {headingId} from '../../page/heading';
import {block, hasClass, indexOfRelated} from '../../page/nodes';
import type {Page} from '../../page/page';

/** Ends a page without tasks on the ways to pass it on (`<Share id>`, src/ui/Share). Tasks and answers have their own (../DidItWork). */
export function addShare({section, tree}: Page): void {
  if (section !== 'docs') return;
  const hasTasks = tree.children.some((node) => hasClass(node, 'steps'));
  if (!hasTasks) tree.children.splice(indexOfRelated(tree.children), 0, block('Share', {}, []));
  addShareOfRecipientSection(tree.children);
}

/** The recipient's section goes to somebody else than the task above it: it ends on its own address. */
function addShareOfRecipientSection(nodes: RootContent[]): void {
  const start = nodes.findIndex((node) => headingId(node) === RECIPIENT_SECTION_ID);
  if (start < 0) return;
  const next = nodes.findIndex((node, at) => at > start && node.type === 'heading');
  nodes.splice(next < 0 ? nodes.length : next, 0, block('Share', {id: RECIPIENT_SECTION_ID}, []));
}
