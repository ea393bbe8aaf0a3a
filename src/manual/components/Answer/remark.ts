import type {RootContent} from 'mdast';
import {showText} from '../CatalogueWord/remark';
import {block, formerAnchors, inline, names, prop, replaceEach, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {writerMessage} from '../../../writer-errors/message';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Turns `<Answer id question>` into a native `details#id.answer > summary > span` and `section.answer__body`. `verdict`, which the
 * states of an order have, stands below the question.
 * The id is the answer's address: it is the same in every language, and `former` keeps those that it had before. Nested answers are
 * transformed too.
 */
export function buildAnswers(page: Page): void {
  const ids = new Set<string>();
  replaceEach(page.tree, 'Answer', (node) => {
    const id = prop(node, 'id');
    const question = prop(node, 'question');
    if (id === undefined || question === undefined) return undefined; // Already reported by src/manual/remark/checkComponents.
    if (!kebabCase.test(id)) page.report(node, writerMessage('answerId', {id}));
    if (ids.has(id)) page.report(node, writerMessage('repeatedAnswerId', {id}));
    ids.add(id);
    const first: RootContent | undefined = node.children[0];
    if (first?.type === 'text') page.report(node, writerMessage('answerOnTagLine'));
    const verdict = prop(node, 'verdict');
    const summary = block('summary', {}, [
      inline('span', {}, [...formerAnchors(names(node, 'former')), ...showText(page, node, question)]),
      ...(verdict === undefined
        ? []
        : [text(' '), inline('small', {className: 'answer__verdict', 'data-text': 'skip'}, [text(verdict)])]),
    ]);
    const body = block('section', {className: 'answer__body'}, node.children);
    return [block('details', {id, className: 'answer'}, [summary, body])];
  });
}
