import {visit} from 'unist-util-visit';
import {isMdxElement} from '../../manual/page/nodes';
import {writerMessage} from '../../manual/writer-errors/message';
import {pageRule, type Finding} from '../rule';

/** A page of the manual: by its file, from the folder of the page that links (`../help/index.mdx`), or by its address. */
const toManual = /^(?:\.{1,2}\/|\/docs\/)/;

/**
 * An answer links to a heading or answer of another page, by its id. A link to the page alone would leave the reader at its top,
 * searching for the section.
 */
export const answerLinksRule = pageRule('links of answers', ({ref, tree}) => {
  if (ref.section !== 'docs') return [];
  const errors: Finding[] = [];
  visit(tree, (answer) => {
    if (!isMdxElement(answer, 'Answer')) return;
    visit(answer, 'link', ({url, position}) => {
      if (!toManual.test(url) || /#./.test(url)) return;
      const message = writerMessage('answerLinkWithoutHash', {url, page: url.replace(/#$/, '')});
      errors.push({line: position?.start.line ?? 1, message});
    });
  });
  return errors;
});
