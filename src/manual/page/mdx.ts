import {createProcessor, type ProcessorOptions} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/**
 * A processor that reads MDX with the syntax of the site's build.
 * @param plugins what comes after the syntax
 */
export const mdxProcessor = ({
  remarkPlugins = [],
  rehypePlugins,
}: Pick<ProcessorOptions, 'remarkPlugins' | 'rehypePlugins'>) =>
  createProcessor({
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective, ...(remarkPlugins ?? [])],
    rehypePlugins,
  });

/**
 * Reads a page as the site's build does, before any transform.
 * @throws the parser's own message, with line, when the page is no MDX.
 */
export function parsePage(content: string, file: string): Root {
  let tree: Root | undefined;
  const keep = () => (read: Root) => {
    tree = {...read};
    // Nothing below is needed: an empty page is compiled in no time.
    read.children = [];
  };
  mdxProcessor({remarkPlugins: [keep]}).processSync({value: content, path: file});
  if (!tree) throw new Error(`${file}: the parser gave no tree.`);
  return tree;
}
