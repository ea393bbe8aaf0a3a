import type {Root} from 'mdast';
import {buildAnswers} from './answer';
import {putWords} from './catalogue';
import {checkComponents} from './components';
import {markLead} from './lead';
import {PageError} from './mistakes';
import {openPage, type DrawScreen, type Page, type SiteBuild} from './page';
import {buildPaths} from './path';
import {checkRelated} from './related';
import {buildResults} from './result';
import {drawPictures} from './screen';
import {buildSteps} from './steps';

/**
 * What happens to every page, in this order. Results are built before steps because they look for the `<Steps>` before them;
 * pictures come last, when steps and results have taken theirs.
 */
const transforms: readonly ((page: Page) => void)[] = [
  checkComponents,
  checkRelated,
  markLead,
  putWords,
  buildPaths,
  buildResults,
  buildSteps,
  drawPictures,
  buildAnswers,
];

/** Takes a page through all transforms. Mistakes are noted in the page, not thrown. */
export function transformPage(page: Page): void {
  for (const transform of transforms) transform(page);
}

export interface ManualOptions {
  /** The folder of the site. */
  readonly siteDir: string;
  /** Read anew for every page: Docusaurus tells it only after its configuration is made. */
  readonly build: Readonly<SiteBuild>;
  /** Draws a phone screen. Tests give their own. */
  readonly draw?: DrawScreen;
}

/** The part of a vfile that is read here. */
interface PageFile {
  readonly path: string;
  /** Docusaurus puts `frontMatter` here. */
  readonly data: object;
}

/**
 * The remark plugin of the manual: words of the app by key, and the writers' components as plain elements without client code.
 * It runs before Docusaurus' own plugins, so that headings and the table of contents see the finished words.
 * @throws PageError with every mistake of the page: file, line, found, expected, what to do.
 */
export function remarkManual({siteDir, build, draw}: ManualOptions) {
  return (tree: Root, file: PageFile): void => {
    const page = openPage({tree, file: file.path, siteDir, build, frontMatter: frontMatterOf(file), draw});
    transformPage(page);
    if (page.mistakes.length > 0) throw new PageError(page.mistakes);
  };
}

function frontMatterOf(file: PageFile): Record<string, unknown> | undefined {
  return 'frontMatter' in file.data ? (file.data.frontMatter as Record<string, unknown>) : undefined;
}
