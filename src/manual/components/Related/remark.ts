import {existsSync} from 'node:fs';
import path from 'node:path';
import {listPageRefs} from '../../../site/pages';
import {sourceLocale} from '../../../site/locales';
import {nearest} from '../../../writer-errors/didYouMean';
import {writerMessage} from '../../../writer-errors/message';
import {isMdxElement, names, nodesOf} from '../../page/nodes';
import type {Page} from '../../page/page';

/** Checks that the pages of `<Related pages="contacts/create-contact help" />` exist. */
export function checkRelated(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (!isMdxElement(node, 'Related')) continue;
    for (const name of names(node, 'pages')) {
      if (docExists(page.siteDir, name)) continue;
      page.report(node, writerMessage('unknownRelatedPage', {name}, nearest(name, docNames(page.siteDir))));
    }
  }
}

// Every page has such a list: the names of all pages are read only for the message.
const docExists = (siteDir: string, name: string): boolean =>
  ['.mdx', '/index.mdx'].some((end) => existsSync(path.join(siteDir, 'docs', name + end)));

/** The pages of the manual as writers name them: one that opens a folder by the folder. */
const docNames = (siteDir: string): string[] =>
  listPageRefs(siteDir)
    .filter(({section, locale}) => section === 'docs' && locale === sourceLocale)
    .map(({name}) => name.replace(/(\/index)?\.mdx$/, ''));
