import type {Root} from 'mdast';
import {buildAnswer, buildNeed, buildTrouble} from '../components/answers';
import {addContents, addEnds} from '../components/ends';
import {checkRelated, linkMoved, linkWords, listGlossary} from '../components/links';
import {labelTables, markLead, markLinkItems} from '../components/marks';
import {listMessages, listOnScreen} from '../components/messages';
import {placeTaskActions} from '../components/practice';
import {drawAlone} from '../components/screen';
import {buildSteps, refuseResult} from '../components/steps';
import {replaceKeys, sayUnconfirmed} from '../components/words';
import {checkCallouts, checkComponents} from './checkComponents';
import {resolveLinks} from './resolveLinks';
import {keepFormerIds} from '../page/heading';
import {replacing} from '../page/nodes';
import {createPage, type BuildInfo, type Page} from '../page/page';
import {explainParseError} from '../page/parseError';
import {relativeFile} from '../../site/pages';
import {WriterErrors, type WriterError} from '../../writer-errors/writerError';

/**
 * The transforms of every page, in this order. Steps take the result that follows them, and the pictures in them, so the later transforms
 * see only the other results and pictures.
 */
const transforms: readonly ((page: Page) => void)[] = [
  checkComponents,
  checkCallouts,
  replacing({
    Glossary: listGlossary,
    Messages: listMessages,
    Moved: linkMoved,
    OnScreen: listOnScreen,
    Related: checkRelated,
    Trouble: buildTrouble,
  }),
  linkWords,
  resolveLinks,
  markLead,
  markLinkItems,
  replaceKeys,
  labelTables,
  replacing({Result: refuseResult, Screen: drawAlone, Steps: buildSteps}),
  replacing({Answer: buildAnswer, Need: buildNeed}),
  sayUnconfirmed,
  addEnds,
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
  readonly data: {readonly [name: string]: unknown; readonly errors?: readonly WriterError[]};
}

/** The part of a unified processor that is replaced here. */
interface Processor {
  parser?: unknown;
}

type Parse = (content: string, file: PageFile) => Root;

/**
 * The remark plugin of the manual: words of the app by key, and the writers' components as plain elements without client code.
 * It runs before Docusaurus' own plugins, so that headings and the table of contents have the finished words. A page that the build has
 * already transformed is used as it is.
 * @throws WriterErrors with every error of the page: file, line, found, expected, what to do.
 */
export function remarkManual(this: Processor, {siteDir, build}: ManualOptions) {
  const parse = this.parser as Parse;
  const transformedTrees = new WeakMap<Root, Root>();
  const take: Parse = (content, file) => {
    const page = build.transformed?.get(file.path);
    if (page?.content !== content) return parseOrExplain(parse, siteDir, content, file);
    build.transformed?.delete(file.path);
    // MDX changes the tree that the parser returns, and has already changed this one, so the parser returns an empty page.
    const emptyTree: Root = {type: 'root', children: []};
    transformedTrees.set(emptyTree, page.tree);
    return emptyTree;
  };
  this.parser = take;
  return (tree: Root, file: PageFile): Root | undefined => {
    if (transformedTrees.has(tree)) return transformedTrees.get(tree);
    const {errors = []} = file.data;
    const page = createPage({tree, file: file.path, siteDir, build});
    transformPage(page);
    const allErrors = [...errors, ...page.errors];
    if (allErrors.length > 0) throw new WriterErrors(allErrors);
    return undefined;
  };
}

/** @throws WriterErrors when the page is not MDX */
function parseOrExplain(parse: Parse, siteDir: string, content: string, file: PageFile): Root {
  try {
    return parse(content, file);
  } catch (error) {
    throw new WriterErrors([explainParseError(relativeFile(file.path, siteDir), error, content)]);
  }
}
