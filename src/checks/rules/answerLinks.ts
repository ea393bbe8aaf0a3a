import {visit} from 'unist-util-visit';
import {isMdxElement} from '../../manual/page/nodes';
import type {WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** A page of the manual: by its file, from the folder of the page that links (`../help/index.mdx`), or by its address. */
const toManual = /^(?:\.{1,2}\/|\/docs\/)/;

/**
 * An answer links to a heading or answer of another page, by its id. A link to the page alone would leave the reader at its top,
 * searching for the section.
 */
export const answerLinksRule: Rule = {
  name: 'links of answers',
  check: (site) => site.pages.filter(({ref}) => ref.section === 'docs').flatMap((page) => checkPage(page)),
};

function checkPage(page: CheckedPage): WriterError[] {
  const errors: WriterError[] = [];
  visit(page.tree, (answer) => {
    if (!isMdxElement(answer, 'Answer')) return;
    visit(answer, 'link', ({url, position}) => {
      if (!toManual.test(url) || /#./.test(url)) return;
      const message = writerMessage('answerLinkWithoutHash', {url, page: url.replace(/#$/, '')});
      errors.push({file: page.file, line: position?.start.line ?? 1, message});
    });
  });
  return errors;
}
