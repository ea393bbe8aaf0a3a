import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {createPage} from '../../manual/page/page';
import {resolveLinks} from '../../manual/remark/resolveLinks';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';
import {parseSynonyms, synonymsFile} from '../../search';
import {locales, type Locale} from '../../site/locales';
import type {Rule} from '../rule';

/** Readers' words for terms and answers have the form that the search reads, and the pages and answers that they name exist. */
export const synonymsRule: Rule = {
  name: 'synonyms',
  check: ({siteDir}) => locales.flatMap((locale) => checkSynonyms(siteDir, locale)),
};

function checkSynonyms(siteDir: string, locale: Locale): readonly WriterError[] {
  const file = path.join(siteDir, synonymsFile(locale));
  if (!existsSync(file)) return [];
  try {
    const addresses = parseSynonyms(readFileSync(file, 'utf8'), synonymsFile(locale)).filter(({canonical}) =>
      canonical.startsWith('/'),
    );
    // The references are checked like links of a page.
    const tree: Root = {
      type: 'root',
      children: addresses.map(({canonical, line}) => {
        const place = {line, column: 1};
        const position = {start: place, end: place};
        return {type: 'paragraph', children: [{type: 'link', url: canonical, children: [], position}]};
      }),
    };
    const page = createPage({tree, file, siteDir, build: {locale, baseUrl: '/'}});
    resolveLinks(page);
    return page.errors;
  } catch (error) {
    if (error instanceof WriterErrors) return error.errors;
    throw error;
  }
}
