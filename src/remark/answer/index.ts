import {visit} from 'unist-util-visit';
import {showText} from '../catalogue';
import {at, block, inline, isMdxElement, type MdxElement} from '../nodes';
import type {Page} from '../page';
import {prop} from '../props';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Turns `<Answer id question>` into a native `details#id.answer > summary > span + i[aria-hidden]` and `div.answer__body`.
 * The id is the answer's address: it is the same in every language and never changes.
 */
export function buildAnswers(page: Page): void {
  const seen = new Set<string>();
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Answer') || !parent || index === undefined) return;
    const id = prop(node, 'id');
    const question = prop(node, 'question');
    if (id === undefined || question === undefined) return; // Already reported by ../components.
    checkId(page, node, id, seen);
    checkBody(page, node);
    const summary = block('summary', {}, [
      inline('span', {}, showText(page, node, question)),
      inline('i', {'aria-hidden': 'true'}, []),
    ]);
    const body = block('div', {className: 'answer__body'}, node.children);
    parent.children[index] = at(node, block('details', {id, className: 'answer'}, [summary, body]));
  });
}

function checkId(page: Page, answer: MdxElement, id: string, seen: Set<string>): void {
  if (!kebabCase.test(id)) {
    page.report(answer, {
      found: `<Answer id="${id}">`,
      expected: 'an id of small letters and digits joined by hyphens, such as "code-not-arriving"',
      advice: 'Rename it in every language.',
    });
  }
  if (seen.has(id)) {
    page.report(answer, {
      found: `a second <Answer id="${id}">`,
      expected: 'every id once on a page',
      advice: 'Give this answer an id of its own, in every language.',
    });
  }
  seen.add(id);
}

function checkBody(page: Page, answer: MdxElement): void {
  const first: {type: string} | undefined = answer.children[0];
  if (first?.type !== 'text') return;
  page.report(answer, {
    found: '<Answer> with its text on the line of the tag',
    expected: 'an empty line after the opening and before the closing tag',
    advice: 'Put the text in a paragraph of its own.',
  });
}
