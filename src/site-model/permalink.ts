import {cleanPath} from './cleanPath';
import {isPageName, type PageRef, type Section} from './pageRef';

/** What a page is known by in every language. */
type PageName = Pick<PageRef, 'section' | 'name'>;

/** The address of a Spanish page on the site, from its root. `/docs/contacts/create-contact`, `/docs/help/`, `/blog/welcome`. */
export function spanishAddress({section, name}: PageName, frontMatter: Readonly<Record<string, unknown>>): string {
  const plain = name.replace(/\.mdx?$/, '');
  if (section === 'blog') return `/blog/${typeof frontMatter.slug === 'string' ? frontMatter.slug : plain}`;
  const folder = plain.replace(/(^|\/)index$/, '$1');
  return section === 'docs' ? `/docs/${folder}` : `/${folder}`;
}

/**
 * The pages that an address can be of, whether or not there are such files: `spanishAddress` the other way round, for any spelling
 * of the address. Only the front matter of a post tells its slug, so that a slug leads to no page here.
 */
export function pagesAt(address: string): PageName[] {
  const path = cleanPath(address);
  const [, folder, rest = ''] = /^\/(docs|blog)(?:\/(.*))?$/.exec(path) ?? [];
  const section: Section = folder === 'docs' || folder === 'blog' ? folder : 'pages';
  const plain = section === 'pages' ? path.slice(1) : rest;
  const names = plain === '' ? ['index'] : [plain, `${plain}/index`];
  return names
    .flatMap((name) => [`${name}.mdx`, `${name}.md`])
    .map((name) => ({section, name}))
    .filter((page) => isPageName(page.name) && cleanPath(spanishAddress(page, {})) === path);
}
