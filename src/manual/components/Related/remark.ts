import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {listFiles} from '../../../lib/listFiles';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import {isMdxElement, names} from '../../page/nodes';
import type {Page} from '../../page/page';

/** Checks that the pages of `<Related pages="contacts/create-contact help" />` exist. */
export function checkRelated(page: Page): void {
  visit(page.tree, (node) => {
    if (!isMdxElement(node, 'Related')) return;
    for (const name of names(node, 'pages')) {
      if (docExists(page.siteDir, name)) continue;
      page.report(node, writerMessage('unknownRelatedPage', {name}, nearest(name, docNames(page.siteDir))));
    }
  });
}

function docExists(siteDir: string, name: string): boolean {
  return ['.mdx', '/index.mdx'].some((end) => existsSync(path.join(siteDir, 'docs', name + end)));
}

function docNames(siteDir: string): string[] {
  return listFiles(path.join(siteDir, 'docs'))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace(/(\/index)?\.mdx$/, ''));
}
