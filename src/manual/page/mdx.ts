import {createRequire} from 'node:module';
import type {createProcessor, ProcessorOptions} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';

/** A part of MDX cannot be required, only imported: what reads the configuration of Docusaurus makes a `require` of each import. */
const importMdx = createRequire(__filename)('./importMdx.cjs') as () => Promise<{
  createProcessor: typeof createProcessor;
}>;

/**
 * A processor that reads MDX with the syntax of the site's build.
 * @param plugins what comes after the syntax
 */
export async function mdxProcessor({
  remarkPlugins,
  rehypePlugins,
}: Pick<ProcessorOptions, 'remarkPlugins' | 'rehypePlugins'>) {
  const mdx = await importMdx();
  const syntax = [remarkFrontmatter, remarkGfm, remarkDirective];
  return mdx.createProcessor({remarkPlugins: [...syntax, ...(remarkPlugins ?? [])], rehypePlugins});
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
  await processor.process(new VFile({value: content, path: file}));
  if (!tree) throw new Error(`${file}: the parser gave no tree.`);
  return tree;
}
