import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {resolveUntranslatedLink} from '../../manual/translations/resolveUntranslatedLink';
import {WriterErrors, type WriterError} from '../../manual/writer-errors/writerError';
import {writerMessage} from '../../manual/writer-errors/message';
import type {Rule} from '../rule';
import type {CheckedPage} from '../site';

/** A link to the file of a page, from the folder of the page that links. */
const toFile = /^(?![a-z]+:|\/)[^?#]+\.mdx?(?=[?#]|$)/i;
const withScheme = /^[a-z]+:/i;

/** The pages and pictures that a page names by their files are there; the build finds that too, a minute later. */
export const filesRule: Rule = {
  name: 'files of links and pictures',
  check: (site) => site.pages.flatMap((page) => checkPage(site.siteDir, page)),
};

function checkPage(siteDir: string, page: CheckedPage): WriterError[] {
  const errors: WriterError[] = [];
  const sourceFilePath = path.join(siteDir, page.file);
  const isThere = (url: string) => existsSync(path.resolve(path.dirname(sourceFilePath), decodeURI(url)));
  const resolve = resolveUntranslatedLink(siteDir, {
    fail: (found) => {
      throw new WriterErrors(found);
    },
  });
  visit(page.tree, 'link', (node) => {
    const [pathname] = toFile.exec(node.url) ?? [];
    if (pathname === undefined || isThere(pathname)) return;
    try {
      resolve({sourceFilePath, url: node.url, node});
    } catch (error) {
      if (!(error instanceof WriterErrors)) throw error;
      errors.push(...error.errors);
    }
  });
  visit(page.tree, 'image', ({url, position}) => {
    const found = url.startsWith('/') ? existsSync(path.join(siteDir, 'static', decodeURI(url))) : isThere(url);
    if (found || withScheme.test(url)) return;
    errors.push({file: page.file, line: position?.start.line ?? 1, message: writerMessage('pictureMissing', {url})});
  });
  return errors;
}
