import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {loadCatalogue} from '../manual/catalogue/load';
import type {BuildContext} from '../manual/page/buildContext';
import {ofEachLocale} from '../site/locales';
import {pageRefOf, relativeFile} from '../site/pageRef';
import {structureOf} from './pageStructure';
import {frontMatterRule} from './rules/frontMatter';
import {headingsRule} from './rules/headings';
import {picturesRule} from './rules/pictures';
import {postsRule} from './rules/posts';

/** What a writer mistypes, and Docusaurus accepts or says only in the terminal, in its own words. */
const rules = [frontMatterRule, headingsRule, picturesRule, postsRule];

interface Options {
  readonly siteDir: string;
  readonly build: Pick<BuildContext, 'fail'>;
}

/** @throws WriterErrors with every error of these rules */
function remarkRules({siteDir, build}: Options) {
  return async (tree: Root, {path}: {path: string}): Promise<void> => {
    const ref = pageRefOf(path, siteDir);
    if (!ref) return;
    const [file, content] = [relativeFile(path, siteDir), readFileSync(path, 'utf8')];
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: path, fileContent: content});
    const catalogues = ofEachLocale((locale) => loadCatalogue(siteDir, locale));
    const parts = {
      tree,
      structure: structureOf(tree),
      catalogue: catalogues[ref.locale],
      blocks: [],
      uses: [],
      errors: [],
    };
    const site = {siteDir, catalogues, pages: [{ref, file, content, frontMatter, ...parts}], unreadable: []};
    const errors = rules.flatMap((rule) => rule.check(site));
    if (errors.length > 0) build.fail(errors);
  };
}

/** The remark plugin by which `npm start` shows over a page what `npm run check:content` says of it: the first one, and in no build. */
export const rulesWhileWriting = (options: Options): [typeof remarkRules, Options][] =>
  process.env.NODE_ENV === 'development' ? [[remarkRules, options]] : [];
