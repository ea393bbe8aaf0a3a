import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownHooks} from '@docusaurus/types';
import {listPageRefs} from '../../site/listPageRefs';
import {locales, sourceLocale} from '../../site/locales';
import {fileOf, pageRefOf, relativeFile, type PageRef} from '../../site/pageRef';
import {spanishAddress} from '../../site/permalink';
import type {BuildContext} from '../page/buildContext';
import {nearest} from '../writer-errors/didYouMean';
import {writerMessage} from '../writer-errors/message';

type Hook = Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string>;

/**
 * Docusaurus' answer to a link to a file that is not there. While a translation is missing, its Spanish page is shown instead,
 * but links to the file of one language do not find the other: this hook gives them the address that both have.
 * @throws WriterErrors with file, line and what to do, when no language has the page.
 */
export function resolveUntranslatedLink(siteDir: string, build: Pick<BuildContext, 'fail'>): Hook {
  return ({sourceFilePath, url, node}) => {
    const [pathname = '', ...anchor] = url.split(/(?=[?#])/);
    const source = pageRefOf(sourceFilePath, siteDir);
    if (source) {
      const target = path.posix.join(path.posix.dirname(source.name), decodeURI(pathname));
      const existing = locales
        .map((locale) => ({...source, locale, name: target}))
        .find((ref) => existsSync(path.join(siteDir, fileOf(ref))));
      if (existing && !target.startsWith('..')) return spanishAddress(existing, {}) + anchor.join('');
    }
    const message = writerMessage('brokenLink', {url}, source ? nearestLink(siteDir, source, pathname) : '');
    return build.fail([{file: relativeFile(sourceFilePath, siteDir), line: node.position?.start.line ?? 1, message}]);
  };
}

/** The link to the page that was most likely meant, as it is written on the source page; empty when none is near. */
function nearestLink(siteDir: string, source: PageRef, pathname: string): string {
  const folder = path.posix.dirname(source.name);
  const names = listPageRefs(siteDir)
    .filter(({locale, section, name}) => locale === sourceLocale && section === source.section && name !== source.name)
    .map(({name}) => name);
  const near = nearest(path.posix.join(folder, decodeURI(pathname)), names);
  if (near === undefined) return '';
  const relative = path.posix.relative(folder, near);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
