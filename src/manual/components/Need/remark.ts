import {block, inline, prop, replaceEach, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';

/** The id of the prerequisites; a page has one at most. */
export const NEED_ID = 'need';

/**
 * Turns `<Need summary="un contacto">` into `details#need.answer.need`: what the reader must have at hand, in one row that opens.
 */
export function buildNeeds(page: Page): void {
  replaceEach(page.tree, 'Need', (node) => {
    const summary = prop(node, 'summary');
    if (summary === undefined) return undefined; // Already reported by src/manual/remark/checkComponents.
    const row = block('summary', {}, [inline('span', {}, [text(`${stringsOf(page.locale).youNeed} ${summary}`)])]);
    const body = block('section', {className: 'answer__body'}, node.children);
    return [block('details', {id: NEED_ID, className: 'answer need'}, [row, body])];
  });
}
