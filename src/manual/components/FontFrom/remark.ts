import {fontProvider} from '../../../startup/fontProvider';
import {prop, replaceEach} from '../../page/nodes';
import type {Page} from '../../page/page';

/**
 * Keeps the content of the `<FontFrom source="…">` of the configured `fontProvider` (its name, or `site`) and removes the others, so that
 * the page on privacy follows the configuration.
 */
export function keepFontSource(page: Page): void {
  const used = fontProvider?.name ?? 'site';
  replaceEach(page.tree, 'FontFrom', (node) => (prop(node, 'source') === used ? node.children : []));
}
