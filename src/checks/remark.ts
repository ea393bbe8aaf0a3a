import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {loadCatalogue} from '../manual/catalogue/load';
import type {CheckFrontMatter} from '../manual/remark/frontMatter';
import type {WriterError} from '../writer-errors/writerError';
import {ofEachLocale} from '../site/locales';
import {isPageName, pageRefOf, relativeFile} from '../site/pages';
import {structureOf} from './pageStructure';
import type {Rule} from './rule';
import {frontMatterRule} from './rules/frontMatter';
import {headingsRule} from './rules/headings';
import {leftoversOfPages} from './rules/leftovers';
import {picturesRule} from './rules/words';

interface Options {
  readonly siteDir: string;
}

const isBuild = (): boolean => process.env.NODE_ENV !== 'development';

/** What a writer mistypes, and Docusaurus accepts or says only in the terminal, in its own words. A build stops where words are lost. */
const rules = (): Rule[] =>
  isBuild() ? [leftoversOfPages] : [frontMatterRule, headingsRule, picturesRule, leftoversOfPages];

type Source = Parameters<CheckFrontMatter>[0] & {readonly tree?: Root};

/** What these rules say of a page by itself. */
function errorsOf(ruleList: readonly Rule[], {siteDir}: Options, source: Source): WriterError[] {
  const {filePath, fileContent: content, frontMatter, tree = {type: 'root', children: []}} = source;
  const ref = pageRefOf(filePath, siteDir);
  if (!ref || !isPageName(ref.name)) return [];
  const catalogues = ofEachLocale((locale) => loadCatalogue(siteDir, locale));
  const page = {
    ref,
    file: relativeFile(filePath, siteDir),
    content,
    frontMatter,
    tree,
    get structure() {
      return structureOf(tree);
    },
    catalogue: catalogues[ref.locale],
    blocks: [],
    uses: [],
    errors: [],
  };
  return ruleList.flatMap((rule) => rule.check({siteDir, catalogues, pages: [page], unreadable: []}));
}

/**
 * The remark plugin by which the build and `npm start` say of a page what `npm run check:content` says of it: the first one. It leaves
 * its errors to the one that reports all errors of a page (src/manual/remark).
 */
export function remarkRules(options: Options) {
  return async (tree: Root, file: {path: string; data: {errors?: readonly WriterError[]}}): Promise<void> => {
    const [filePath, fileContent] = [file.path, readFileSync(file.path, 'utf8')];
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    file.data.errors = errorsOf(rules(), options, {filePath, fileContent, frontMatter, tree});
  };
}

/**
 * What the check says of front matter, for the build: it leaves out the page of a draft, so that no plugin would meet it. `npm start`
 * shows it over the page instead.
 */
export const checkFrontMatter =
  (options: Options): CheckFrontMatter =>
  (source) =>
    isBuild() ? errorsOf([frontMatterRule], options, source) : [];
