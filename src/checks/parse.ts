import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {mdxProcessor} from '../manual/page/mdx';

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
