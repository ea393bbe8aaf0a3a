import type {Document} from 'domhandler';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

/** For tests: a page as the post-build reads it. */
export const parsed = (html: string): Document => parse(html, {treeAdapter: adapter});
