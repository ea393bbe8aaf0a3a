/** The languages of the specification, for which tests have texts. A language that the site adds has the tests of the built pages. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const sourceLocale = 'es';

// The addresses that the specification lists. They must exist; `pages.ts` has all pages of the build, also those that were written since.

export const routes: readonly string[] = [
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
];

/** The address of a route in a locale: Spanish at the root, the others below their code. */
export function addressOf(path: string, locale: Locale): string {
  return locale === sourceLocale ? path : `/${locale}${path}`;
}

/** The locale of an address. */
export function localeOf(address: string): Locale {
  return locales.find((locale) => address.startsWith(`/${locale}/`) || address === `/${locale}`) ?? sourceLocale;
}
