import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isMdxElement, setProperties} from '../../page/nodes';
import type {Page} from '../../page/page';

const isLink = (node: Nodes | undefined) =>
  node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'link';

/**
 * Marks what is one link and nothing else, which is as large as a finger: items of a list (`li.link-item`), and the act of an answer
 * (`p.action`), a button.
 */
export function markLinkItems(page: Page): void {
  visit(page.tree, 'listItem', (item) => {
    const [only, ...others] = item.children;
    if (isLink(only) && others.length === 0) setProperties(item, {className: ['link-item'], dataText: 'repeat'});
  });
  visit(page.tree, 'paragraph', (paragraph, _, parent) => {
    if (parent && isMdxElement(parent, 'Answer') && isLink(paragraph))
      setProperties(paragraph, {className: ['action']});
  });
}
