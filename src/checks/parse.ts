import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';

/**
 * Reads a page as the site's build does, before any transform.
 * @throws the parser's own message, with line, when the page is no MDX.
 */
export async function parsePage(content: string, file: string): Promise<Root> {
  // Loaded here because a part of MDX cannot be required, only imported.
  const {createProcessor} = await import('@mdx-js/mdx');
  let tree: Root | undefined;
  const keep = () => (read: Root) => {
    tree = {...read};
    // Nothing below is needed: an empty page is compiled in no time.
    read.children = [];
  };
  const processor = createProcessor({remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective, keep]});
  await processor.process(new VFile({value: content, path: file}));
  if (!tree) throw new Error(`${file}: the parser gave no tree.`);
  return tree;
}
