import type {Document} from 'domhandler';
import {textContent} from 'domutils';
import {markdownOf} from './markdown';
import {textNodesOf} from './textForm';
import {selectOne} from '../../lib/html/tree';

/** The entry of a page in a list of pages. */
export type PageSummary = {
  /** The full address of the page. */
  address: string;
  /** The heading of the page. */
  title: string;
  description: string;
};

/**
 * The text of a built page as Markdown. It is made from the built page, not from its source: the pipeline that makes the page has already
 * put in labels, steps, messages and titles of other pages. So page and text cannot differ, and a component needs no second form.
 * @returns nothing for a page without an address or a main part: the not-found page
 * @throws when a visible element has no text alternative
 */
export function pageTextOf(document: Document): {summary: PageSummary; markdown: string} | undefined {
  const find = (selector: string) => selectOne(selector, document);
  const main = find('main');
  const heading = find('h1');
  const address = find('link[rel=canonical]')?.attribs.href;
  if (!main || !heading || address === undefined) return undefined;
  const markdown = markdownOf(textNodesOf(main, {address, section: {depth: 1}, isStrong: false}));
  const description = find('meta[name=description]')?.attribs.content ?? '';
  return {summary: {address, title: textContent(heading).trim(), description}, markdown};
}
