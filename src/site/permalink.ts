import {cleanPath} from './cleanPath';
import {withoutLocaleFolder} from './localeFolder';
import {isPageName, type PageRef, type Section} from './pageRef';

/** The part of a page reference that is the same in every language. */
type PageName = Pick<PageRef, 'section' | 'name'>;

/** The address of a Spanish page on the site, from its root. `/docs/contacts/create-contact`, `/docs/help/`, `/blog/welcome`. */
export function spanishAddress({section, name}: PageName, frontMatter: Readonly<Record<string, unknown>>): string {
  const slug = name.replace(/\.mdx?$/, '');
  if (section === 'blog') return `/blog/${typeof frontMatter.slug === 'string' ? frontMatter.slug : slug}`;
  const folder = slug.replace(/(^|\/)index$/, '$1');
  return section === 'docs' ? `/docs/${folder}` : `/${folder}`;
}

/** One form for all spellings of the address of a page, in any language: `/en/docs/help/index.html` is `/docs/help`. */
export const pagePath = (address: string): string => cleanPath(`/${withoutLocaleFolder(address.slice(1))}`);

/**
 * The pages that may have an address, whether or not such files exist: the inverse of `spanishAddress`, for any spelling of the
 * address. The slugs of posts are not resolved: they stand in the front matter only.
 */
export function pagesAt(address: string): PageName[] {
  const path = pagePath(address);
  const [, folder, rest = ''] = /^\/(docs|blog)(?:\/(.*))?$/.exec(path) ?? [];
  const section: Section = folder === 'docs' || folder === 'blog' ? folder : 'pages';
  const pageName = section === 'pages' ? path.slice(1) : rest;
  const names = pageName === '' ? ['index'] : [pageName, `${pageName}/index`];
  return names
    .flatMap((name) => [`${name}.mdx`, `${name}.md`])
    .map((name) => ({section, name}))
    .filter((page) => isPageName(page.name) && cleanPath(spanishAddress(page, {})) === path);
}
