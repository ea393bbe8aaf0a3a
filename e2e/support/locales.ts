/** The languages of the specification, for which tests have texts. A language that the site adds has the tests of the built pages. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const sourceLocale = 'es';
