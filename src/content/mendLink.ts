import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownHooks} from '@docusaurus/types';
import {spanishAddress} from '../freshness/address';
import {fileOf, folderOf, locales, placeOf, relativeFile} from './place';

type Hook = Exclude<MarkdownHooks['onBrokenMarkdownLinks'], string>;

/**
 * Docusaurus' answer to a link to a file that is not there. While a translation is missing, its Spanish page stands in for it,
 * but links to the file of one language do not find the other: this hook gives them the address that both have.
 * @throws Error with file, line and what to do, when no language has the page.
 */
export function mendLink(siteDir: string): Hook {
  return ({sourceFilePath, url, node}) => {
    const [pathname = '', ...anchor] = url.split(/(?=[?#])/);
    const source = placeOf(sourceFilePath, siteDir);
    if (source) {
      const folder = folderOf(source.locale, source.section);
      const target = path.join(siteDir, fileOf(source), '..', decodeURI(pathname));
      const name = path.relative(path.join(siteDir, folder), target).split(path.sep).join('/');
      const twin = locales
        .map((locale) => ({...source, locale, name}))
        .find((place) => existsSync(path.join(siteDir, fileOf(place))));
      if (twin && !name.startsWith('..')) return spanishAddress(twin, {}) + anchor.join('');
    }
    const line = node.position?.start.line ?? 1;
    throw new Error(
      `${relativeFile(sourceFilePath, siteDir)}:${line}: found a link to "${url}"; expected a page that exists. Link to its file, with its extension: ../contacts/create-contact.mdx`,
    );
  };
}
