import type {PageRef} from './pageRef';

/** The address of a Spanish page on the site, from its root. `/docs/contacts/create-contact`, `/docs/help/`, `/blog/welcome`. */
export function spanishAddress(
  {section, name}: Pick<PageRef, 'section' | 'name'>,
  frontMatter: Readonly<Record<string, unknown>>,
): string {
  const plain = name.replace(/\.mdx?$/, '');
  if (section === 'blog') return `/blog/${typeof frontMatter.slug === 'string' ? frontMatter.slug : plain}`;
  const folder = plain.replace(/(^|\/)index$/, '$1');
  return section === 'docs' ? `/docs/${folder}` : `/${folder}`;
}
