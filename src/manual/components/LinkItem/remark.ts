import {visit} from 'unist-util-visit';
import {setProperties} from '../../page/nodes';
import type {Page} from '../../page/page';

/** Marks items of a list that are one link and nothing else, `li.link-item`: a link that stands alone is as large as a finger. */
export function markLinkItems(page: Page): void {
  visit(page.tree, 'listItem', (item) => {
    const [only, ...others] = item.children;
    const isLink = only?.type === 'paragraph' && only.children.length === 1 && only.children[0]?.type === 'link';
    if (isLink && others.length === 0) setProperties(item, {className: ['link-item'], dataText: 'repeat'});
  });
}
