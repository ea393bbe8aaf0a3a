import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from './page';

/**
 * The target of a link to a page or section of the manual: the file of that page, relative to the folder of this one, with the section.
 * @param pageRef as `<Related>` names a page, with the section: `password#forgot`.
 */
export function urlOf(page: Pick<Page, 'name' | 'section' | 'siteDir'>, pageRef: string): string {
  const [name = '', id] = pageRef.split('#');
  const section = id === undefined ? '' : `#${id}`;
  const isFile = existsSync(path.join(page.siteDir, 'docs', `${name}.mdx`));
  const file = isFile ? `${name}.mdx` : path.posix.join(name, 'index.mdx');
  // Posts and free pages stand outside the folder of the manual: they name its pages by address.
  if (page.section !== 'docs') return `/docs/${name === 'index' ? '' : isFile ? name : `${name}/`}${section}`;
  if (file === page.name) return section;
  const relative = path.posix.relative(path.posix.dirname(page.name), file);
  return `${relative.startsWith('.') ? '' : './'}${relative}${section}`;
}
