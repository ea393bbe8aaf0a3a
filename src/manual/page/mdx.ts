import type {ProcessorOptions} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/**
 * A processor that reads MDX with the syntax of the site's build.
 * @param plugins what comes after the syntax
 */
export async function mdxProcessor({
  remarkPlugins,
  rehypePlugins,
}: Pick<ProcessorOptions, 'remarkPlugins' | 'rehypePlugins'>) {
  // Loaded here because a part of MDX cannot be required, only imported.
  const {createProcessor} = await import('@mdx-js/mdx');
  const syntax = [remarkFrontmatter, remarkGfm, remarkDirective];
  return createProcessor({remarkPlugins: [...syntax, ...(remarkPlugins ?? [])], rehypePlugins});
}
