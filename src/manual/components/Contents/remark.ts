import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {isMdxElement} from '../../page/nodes';
import {prop} from '../../page/props';

/** The strip of the steps, built before, is the list of contents of a task. */
const isStrip = (node: Root['children'][number]): boolean =>
  isMdxElement(node, 'div') && prop(node, 'className') === 'strip';

/** Fewer headings than this need no list of their own. */
const WORTH_LISTING = 3;

/**
 * Puts `<Contents />`, the list of the page's headings for narrow screens, before the first heading of a manual page:
 * after the answer, which must come first, and before the details. A page with steps has their strip instead.
 */
export function remarkContents(): Transformer<Root> {
  return (tree) => {
    const headings = tree.children.filter((node) => node.type === 'heading' && node.depth === 2);
    const first = headings[0];
    if (first && headings.length >= WORTH_LISTING && !tree.children.some(isStrip)) {
      tree.children.splice(tree.children.indexOf(first), 0, {
        type: 'mdxJsxFlowElement',
        name: 'Contents',
        attributes: [],
        children: [],
      });
    }
  };
}
