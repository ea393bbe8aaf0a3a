import {locales, sourceLocale, type Locale} from './locales';

export {locales, type Locale};

// The addresses that the specification lists. They must exist; `pages.ts` has all pages of the build, also those that were written since.

/** What a page is an example of, where tests and measurements take one page for all of its kind. */
export type PageKind =
  | 'home'
  | 'statement'
  | 'long post'
  | 'post'
  | 'manual'
  | 'checkout'
  | 'introduction'
  | 'task'
  | 'questions'
  | 'orders'
  | 'profile'
  | 'topic'
  | 'market'
  | 'service'
  | 'sign-up'
  | 'blog'
  | 'archive'
  | 'authors'
  | 'author'
  | 'tags'
  | 'tag'
  | 'category'
  | 'not found';

export interface Route {
  /** The one listed form of the address, without the locale: `/docs/contacts/`. */
  path: string;
  /** No two pages have the same. */
  kind?: PageKind;
}

export const routes: readonly Route[] = [
  {path: '/', kind: 'home'},
  {path: '/markdown-page', kind: 'statement'},
  {path: '/blog/first-blog-post'},
  {path: '/blog/long-blog-post', kind: 'long post'},
  {path: '/blog/mdx-blog-post', kind: 'post'},
  {path: '/blog/welcome'},
  {path: '/docs/', kind: 'manual'},
  {path: '/docs/checkout/', kind: 'checkout'},
  {path: '/docs/contacts/', kind: 'introduction'},
  {path: '/docs/contacts/create-contact', kind: 'task'},
  {path: '/docs/contacts/delete-contact'},
  {path: '/docs/contacts/update-contact'},
  {path: '/docs/delete-account/'},
  {path: '/docs/faq/', kind: 'questions'},
  {path: '/docs/help/'},
  {path: '/docs/orders/', kind: 'orders'},
  {path: '/docs/password/'},
  {path: '/docs/payment-methods/'},
  {path: '/docs/payment-methods/add-payment-method'},
  {path: '/docs/payment-methods/remove-payment-method'},
  {path: '/docs/preferences/'},
  {path: '/docs/profile/', kind: 'profile'},
  {path: '/docs/promotions/'},
  {path: '/docs/services/', kind: 'topic'},
  {path: '/docs/services/internet'},
  {path: '/docs/services/market', kind: 'market'},
  {path: '/docs/services/mobile'},
  {path: '/docs/services/remittances', kind: 'service'},
  {path: '/docs/signup/', kind: 'sign-up'},
  {path: '/blog', kind: 'blog'},
  {path: '/blog/archive', kind: 'archive'},
  {path: '/blog/authors', kind: 'authors'},
  {path: '/blog/authors/equipo-de-ayuda', kind: 'author'},
  {path: '/blog/authors/equipo-de-producto'},
  {path: '/blog/tags', kind: 'tags'},
  {path: '/blog/tags/docusaurus'},
  {path: '/blog/tags/facebook'},
  {path: '/blog/tags/hello'},
  {path: '/blog/tags/hola', kind: 'tag'},
  {path: '/docs/category/contactos', kind: 'category'},
  {path: '/docs/category/formas-de-pago'},
];

/** The address of a route in a locale: Spanish at the root, the others below their code. */
export function addressOf(path: string, locale: Locale): string {
  return locale === sourceLocale ? path : `/${locale}${path}`;
}

/** The locale of an address. */
export function localeOf(address: string): Locale {
  return locales.find((locale) => address.startsWith(`/${locale}/`) || address === `/${locale}`) ?? sourceLocale;
}
