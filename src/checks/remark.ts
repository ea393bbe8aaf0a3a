import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {loadCatalogue} from '../manual/catalogue/catalogue';
import type {WrittenPages} from '../manual/page/readPages';
import type {WriterError} from '../writer-errors/writerError';
import {ofEachLocale} from '../site/locales';
import {isPageName, pageRefOf, relativeFile} from '../site/pages';
import {frontMatterRule} from './rules/frontMatter';
import {headingsRule} from './rules/headings';
import {leftoversOfPages} from './rules/leftovers';
import {checkPosts} from './rules/posts';
import {findMissingPages} from './rules/sidebar';
import {picturesRule} from './rules/words';
import {toCheckedSite} from './site';

/**
 * Rules that stop a build like the errors of the transforms: mistakes that Docusaurus accepts, Markdown that loses words, and names that
 * Docusaurus does not know.
 */
export function checkPages(source: WrittenPages): WriterError[] {
  const site = toCheckedSite(source);
  return [
    ...[frontMatterRule, leftoversOfPages].flatMap((rule) => rule.check(site)),
    ...checkPosts(site),
    ...findMissingPages(site.siteDir),
  ];
}

/**
 * The first remark plugin. It makes `npm start` report the same errors in a page as `npm run check:content`. The plugin that reports all
 * errors of a page (src/manual/remark) reports these too. A build has checked all pages before.
 */
export function remarkRules({siteDir}: {readonly siteDir: string}) {
  return async (tree: Root, file: {path: string; data: {errors?: readonly WriterError[]}}): Promise<void> => {
    const ref = pageRefOf(file.path, siteDir);
    if (process.env.NODE_ENV === 'production' || !ref || !isPageName(ref.name)) return;
    const content = readFileSync(file.path, 'utf8');
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file.path, fileContent: content});
    const catalogues = ofEachLocale((locale) => loadCatalogue(siteDir, locale));
    const source = {ref, file: relativeFile(file.path, siteDir), content, frontMatter, tree, transformed: tree};
    const page = {...source, catalogue: catalogues[ref.locale], uses: [], errors: []};
    const site = toCheckedSite({siteDir, catalogues, pages: [page], readErrors: []});
    const rules = [frontMatterRule, headingsRule, picturesRule, leftoversOfPages];
    file.data.errors = rules.flatMap((rule) => rule.check(site));
  };
}
