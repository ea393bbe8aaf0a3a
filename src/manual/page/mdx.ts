import {createRequire} from 'node:module';
import type {createProcessor, ProcessorOptions} from '@mdx-js/mdx';
import type {Root} from 'mdast';

type Syntax = {readonly default: NonNullable<ProcessorOptions['remarkPlugins']>[number]};

/**
 * A part of MDX can be imported and not required, and tsx, by which the commands run, makes a `require` of each import. Docusaurus has
 * imported the parser anyway.
 */
const importMdx = createRequire(__filename)('./importMdx.cjs') as () => Promise<
  [{createProcessor: typeof createProcessor}, ...Syntax[]]
>;

/**
 * A processor that reads MDX with the syntax of the site's build.
 * @param plugins what comes after the syntax
 */
export async function mdxProcessor({
  remarkPlugins,
  rehypePlugins,
}: Pick<ProcessorOptions, 'remarkPlugins' | 'rehypePlugins'>) {
  const [mdx, ...syntax] = await importMdx();
  const syntaxPlugins = syntax.map((each) => each.default);
  return mdx.createProcessor({remarkPlugins: [...syntaxPlugins, ...(remarkPlugins ?? [])], rehypePlugins});
}

/**
 * Reads a page as the site's build does, before any transform.
 * @throws the parser's own message, with line, when the page is no MDX.
 */
export async function parsePage(content: string, file: string): Promise<Root> {
  let tree: Root | undefined;
  const keep = () => (read: Root) => {
    tree = {...read};
    // Nothing below is needed: an empty page is compiled in no time.
    read.children = [];
  };
  const processor = await mdxProcessor({remarkPlugins: [keep]});
  await processor.process({value: content, path: file});
  if (!tree) throw new Error(`${file}: the parser gave no tree.`);
  return tree;
}
