import type {Root} from 'mdast';
import {buildAnswers} from '../components/Answer/remark';
import {replaceKeys, sayUnconfirmed} from '../components/CatalogueWord/remark';
import {addContents} from '../components/Contents/remark';
import {checkCallouts} from './checkCallouts';
import {checkComponents} from './checkComponents';
import {checkLinks} from './checkLinks';
import {addDidItWork} from '../components/DidItWork/remark';
import {markLinkItems} from '../components/LinkItem/remark';
import {markLead} from '../components/Lead/remark';
import {linkWords} from '../components/Glossary/remark';
import {linkMoved} from '../components/Moved/remark';
import {listMessages} from '../components/Messages/remark';
import {listOnScreen} from '../components/OnScreen/remark';
import {keepFormerIds} from '../page/heading';
import {createPage, type BuildInfo, type Page} from '../page/page';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';
import {checkRelated} from '../components/Related/remark';
import {buildNeeds} from '../components/Need/remark';
import {checkResults} from '../components/Result/remark';
import {drawPictures} from '../components/Screen/remark';
import {addShare} from '../components/Share/remark';
import {placeTaskActions} from '../components/Steps/practice';
import {buildSteps} from '../components/Steps/remark';
import {labelTables} from '../components/Table/remark';
import {buildTroubles} from '../components/Trouble/remark';

/**
 * What happens to every page, in this order. Steps take the result that follows them, so results are checked after them;
 * pictures come last, when steps and results have taken theirs.
 */
const transforms: readonly ((page: Page) => void)[] = [
  checkComponents,
  checkCallouts,
  listMessages,
  listOnScreen,
  buildTroubles,
  linkWords,
  linkMoved,
  checkLinks,
  checkRelated,
  markLead,
  markLinkItems,
  sayUnconfirmed,
  replaceKeys,
  labelTables,
  buildNeeds,
  buildSteps,
  checkResults,
  drawPictures,
  buildAnswers,
  addDidItWork,
  addShare,
  placeTaskActions,
  keepFormerIds,
  addContents,
];

/** Runs all transforms on a page. Errors are recorded in the page, not thrown. */
export function transformPage(page: Page): void {
  for (const transform of transforms) transform(page);
}

export interface ManualOptions {
  readonly siteDir: string;
  readonly build: Readonly<BuildInfo>;
}

/** The part of a vfile that is read here. */
interface PageFile {
  readonly path: string;
  readonly data: {
    readonly [name: string]: unknown;
    readonly frontMatter?: Readonly<Record<string, unknown>>;
    readonly errors?: readonly WriterError[];
  };
}

/**
 * The remark plugin of the manual: words of the app by key, and the writers' components as plain elements without client code.
 * It runs before Docusaurus' own plugins, so that headings and the table of contents see the finished words.
 * @throws WriterErrors with every error of the page: file, line, found, expected, what to do.
 */
export function remarkManual({siteDir, build}: ManualOptions) {
  return (tree: Root, file: PageFile): void => {
    const {frontMatter, errors = []} = file.data;
    const page = createPage({tree, file: file.path, siteDir, build, frontMatter});
    transformPage(page);
    const found = [...errors, ...page.errors];
    if (found.length > 0) throw new WriterErrors(found);
  };
}
