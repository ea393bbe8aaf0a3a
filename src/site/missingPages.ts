import type {Locale} from './locales';

/** For each language that lacks pages, their addresses in Spanish, from the root of the site: `{en: ['/docs/help/']}`. */
export type MissingPages = Readonly<Partial<Record<Locale, readonly string[]>>>;
