import {SKIP, visit} from 'unist-util-visit';
import {fontProvider} from '../../../startup/fontProvider';
import {isMdxElement, prop} from '../../page/nodes';
import type {Page} from '../../page/page';

/**
 * Keeps the content of the `<FontFrom source="…">` of the configured `fontProvider` (its name, or `site`) and removes the others, so that
 * the page on privacy follows the configuration.
 */
export function keepFontSource(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'FontFrom') || !parent || index === undefined) return undefined;
    const isUsed = prop(node, 'source') === (fontProvider?.name ?? 'site');
    parent.children.splice(index, 1, ...(isUsed ? node.children : []));
    return [SKIP, index];
  });
}
