import {locales, sourceLocale, type Locale} from '../../src/site-model/locales';

export {locales, type Locale};

/** What the site consists of: the routes of the specification, once. Every test that walks over pages takes them from here. */

export interface Route {
  /** The one listed form of the address, without the locale: `/docs/contacts/`. */
  path: string;
  /** Listings made by Docusaurus from other pages. They may be short. */
  generated?: boolean;
}

const written: Route[] = [
  '/',
  '/markdown-page',
  '/blog/first-blog-post',
  '/blog/long-blog-post',
  '/blog/mdx-blog-post',
  '/blog/welcome',
  '/docs/',
  '/docs/checkout/',
  '/docs/contacts/',
  '/docs/contacts/create-contact',
  '/docs/contacts/delete-contact',
  '/docs/contacts/update-contact',
  '/docs/delete-account/',
  '/docs/faq/',
  '/docs/help/',
  '/docs/orders/',
  '/docs/password/',
  '/docs/payment-methods/',
  '/docs/payment-methods/add-payment-method',
  '/docs/payment-methods/remove-payment-method',
  '/docs/preferences/',
  '/docs/profile/',
  '/docs/promotions/',
  '/docs/services/',
  '/docs/services/internet',
  '/docs/services/market',
  '/docs/services/mobile',
  '/docs/services/remittances',
  '/docs/signup/',
].map((path) => ({path}));

const generated: Route[] = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/equipo-de-ayuda',
  '/blog/authors/equipo-de-producto',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/docs/category/contactos',
  '/docs/category/formas-de-pago',
].map((path) => ({path, generated: true}));

export const routes: readonly Route[] = [...written, ...generated];

/** The address of a route in a locale: Spanish at the root, the others below their code. */
export function addressOf(path: string, locale: Locale): string {
  return locale === sourceLocale ? path : `/${locale}${path}`;
}

/** The locale of an address. */
export function localeOf(address: string): Locale {
  return locales.find((locale) => address.startsWith(`/${locale}/`) || address === `/${locale}`) ?? sourceLocale;
}

/** Every page of the site: each route in each locale. */
export const pages = locales.flatMap((locale) =>
  routes.map((route) => ({...route, locale, address: addressOf(route.path, locale)})),
);
