import type {Locale} from '../../site-model/locales';

interface Strings {
  /** The name of the notice, for screen readers. */
  readonly label: string;
  readonly older: string;
  readonly missing: string;
  /** The words of the link to the Spanish page. */
  readonly link: string;
}

/** The notices, in the language of the reader. Spanish has none: it is the language that every page is written in. */
export const notices: Readonly<Partial<Record<Locale, Strings>>> = {
  en: {
    label: 'About this translation',
    older: 'This page is older than the Spanish one. Some things may have changed.',
    missing: 'This page is not in English yet. Here is the Spanish one.',
    link: 'Read the Spanish page',
  },
};
