import {SKIP, visit} from 'unist-util-visit';
import {fontProvider} from '../../../static-first/fontProvider';
import {isMdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {prop} from '../../page/props';

/**
 * Keeps what stands in the `<FontFrom source="…">` of who serves the font (a provider by its name, or `site`), and takes the others
 * off the page: `fontProvider` decides what the page on privacy says.
 */
export function keepFontSource(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'FontFrom') || !parent || index === undefined) return undefined;
    const isUsed = prop(node, 'source') === (fontProvider?.name ?? 'site');
    parent.children.splice(index, 1, ...(isUsed ? node.children : []));
    return [SKIP, index];
  });
}
