import type {Nodes} from 'mdast';
import {isMdxElement, nodesOf, setProperties} from '../../page/nodes';
import type {Page} from '../../page/page';

const isLink = (node: Nodes | undefined) =>
  node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'link';

/**
 * Marks what is one link and nothing else, which is as large as a finger: items of a list (`li.link-item`), and the act of an answer
 * (`p.action`), a button.
 */
export function markLinkItems(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (node.type === 'listItem' && node.children.length === 1 && isLink(node.children[0])) {
      setProperties(node, {className: ['link-item'], dataText: 'repeat'});
    }
    if (isMdxElement(node, 'Answer')) {
      for (const act of node.children.filter(isLink)) setProperties(act, {className: ['action']});
    }
  }
}
