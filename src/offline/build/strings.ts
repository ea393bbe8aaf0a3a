import type {TranslationFile} from '@docusaurus/types';

/** The text of the offline fallback page; the Spanish source of i18n/en/post-build/offline.json. */
const strings = {
  title: {
    message: 'No tienes conexión',
    description: 'Heading of what is shown without a connection in place of a page that is not on the phone',
  },
  text: {
    message: 'Esta página no está guardada en este teléfono. Vuelve a abrirla cuando tengas conexión.',
    description: 'Below that heading',
  },
  retry: {message: 'Intentar de nuevo', description: 'Link that opens the same page again, below that text'},
};

/** The text of the offline fallback page in one language. */
export type FallbackStrings = {[name in keyof typeof strings]: string};

const pick = (messageOf: (name: keyof FallbackStrings) => string): FallbackStrings => ({
  title: messageOf('title'),
  text: messageOf('text'),
  retry: messageOf('retry'),
});

/** The Spanish text. */
export const sourceStrings = (): FallbackStrings => pick((name) => strings[name].message);

/** The content of i18n/<locale>/post-build/offline.json. */
export const translationFile = (): TranslationFile => ({path: 'offline', content: strings});

/** The text in the locale that is being built. */
export function translatedStrings(files: TranslationFile[]): FallbackStrings {
  const content = files.find(({path}) => path === 'offline')?.content;
  return pick((name) => content?.[name]?.message ?? strings[name].message);
}
