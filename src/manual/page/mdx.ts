import {createRequire} from 'node:module';
import type {createProcessor, ProcessorOptions} from '@mdx-js/mdx';
import type {Root} from 'mdast';

type RemarkPlugins = NonNullable<ProcessorOptions['remarkPlugins']>;
type Syntax = {readonly default: RemarkPlugins[number]};

/**
 * A part of MDX can be imported but not required, and tsx, which runs the commands, turns each import into a `require`. Docusaurus has
 * imported the parser anyway.
 */
const importMdx = createRequire(__filename)('./importMdx.cjs') as () => Promise<
  [{createProcessor: typeof createProcessor}, ...Syntax[]]
>;

/**
 * A processor that reads MDX with the syntax of the site's build.
 * @param plugins the plugins after the syntax
 */
export async function mdxProcessor(plugins: RemarkPlugins) {
  const [mdx, ...syntax] = await importMdx();
  const syntaxPlugins = syntax.map((each) => each.default);
  return mdx.createProcessor({remarkPlugins: [...syntaxPlugins, ...plugins]});
}

/** Made once, because building the syntax takes longer than reading a short page. */
let reader: ReturnType<typeof mdxProcessor> | undefined;

const keepTree = () => (tree: Root, file: {data: object}) => {
  Object.assign(file.data, {tree: {...tree}});
  // Only the tree is needed, and an empty page compiles quickly.
  tree.children = [];
};

/**
 * Reads a page as the site's build does, before any transform.
 * @throws the parser's own message, with the line, when the page is not MDX.
 */
export async function parsePage(content: string, file: string): Promise<Root> {
  reader ??= mdxProcessor([keepTree]);
  const {tree} = (await (await reader).process({value: content, path: file})).data as {tree?: Root};
  if (!tree) throw new Error(`${file}: the parser gave no tree.`);
  return tree;
}
