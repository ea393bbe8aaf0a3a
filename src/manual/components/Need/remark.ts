import {visit} from 'unist-util-visit';
import {at, block, inline, isMdxElement, prop, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/strings';

/** The id of the prerequisites; a page has one at most. */
export const NEED_ID = 'need';

/**
 * Turns `<Need summary="un contacto">` into `details#need.answer.need`: what the reader must have at hand, in one row that opens.
 */
export function buildNeeds(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Need') || !parent || index === undefined) return;
    const summary = prop(node, 'summary');
    if (summary === undefined) return; // Already reported by src/manual/remark/checkComponents.
    const row = block('summary', {}, [inline('span', {}, [text(`${stringsOf(page.locale).youNeed} ${summary}`)])]);
    const body = block('div', {className: 'answer__body'}, node.children);
    parent.children[index] = at(node, block('details', {id: NEED_ID, className: 'answer need'}, [row, body]));
  });
}
