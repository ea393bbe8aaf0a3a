import type {Document} from 'domhandler';
import {parse} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';

/**
 * Parses a built page as a browser does, closing tags that the minifier left out included. Every element knows where it and its
 * attributes stand in the text (`sourceCodeLocation`), so that edits leave the rest of the page as it is, byte for byte.
 */
export function parseHtml(html: string): Document {
  // What stands in `noscript` is content for readers without scripts: it needs its rules too.
  return parse(html, {treeAdapter: adapter, sourceCodeLocationInfo: true, scriptingEnabled: false});
}
