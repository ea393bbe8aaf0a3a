/** The languages of the browser tests. Only the tests of the built pages cover further languages of the site. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const sourceLocale = 'es';

// Readers and other sites have these addresses, so they must exist. `pages.ts` has all pages of the build, including later ones.

const below = (folder: string, ...names: string[]) => names.map((name) => folder + name);

export const routes: readonly string[] = [
  ...['/', '/markdown-page', '/blog', '/blog/archive', '/blog/authors', '/blog/tags'],
  ...below('/blog/', 'first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'),
  ...below('/blog/authors/', 'equipo-de-ayuda', 'equipo-de-producto'),
  ...below('/blog/tags/', 'docusaurus', 'facebook', 'hello', 'hola'),
  ...below('/docs/', '', 'checkout/', 'contacts/', 'delete-account/', 'faq/', 'help/', 'orders/', 'password/'),
  ...below('/docs/', 'payment-methods/', 'preferences/', 'profile/', 'promotions/', 'services/', 'signup/'),
  ...below('/docs/contacts/', 'create-contact', 'delete-contact', 'update-contact'),
  ...below('/docs/payment-methods/', 'add-payment-method', 'remove-payment-method'),
  ...below('/docs/services/', 'internet', 'market', 'mobile', 'remittances'),
  ...below('/docs/category/', 'contactos', 'formas-de-pago'),
];

/** The address of a route in a locale: Spanish at the root, others below their code. */
export function addressOf(path: string, locale: Locale): string {
  return locale === sourceLocale ? path : `/${locale}${path}`;
}

export function localeOf(address: string): Locale {
  return locales.find((locale) => address.startsWith(`/${locale}/`) || address === `/${locale}`) ?? sourceLocale;
}
