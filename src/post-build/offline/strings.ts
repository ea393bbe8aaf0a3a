import type {TranslationFile} from '@docusaurus/types';

/** What the answer to a page that is not on the phone says; the Spanish source of i18n/en/post-build/offline.json. */
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

/** The texts of the answer in one language. */
export type AnswerStrings = {[name in keyof typeof strings]: string};

const pick = (messageOf: (name: keyof AnswerStrings) => string): AnswerStrings => ({
  title: messageOf('title'),
  text: messageOf('text'),
  retry: messageOf('retry'),
});

/** The Spanish text. */
export const sourceStrings = (): AnswerStrings => pick((name) => strings[name].message);

/** The content of i18n/<locale>/post-build/offline.json. */
export const translationFile = (): TranslationFile => ({path: 'offline', content: strings});

/** The text in the locale that is being built. */
export function translatedStrings(files: TranslationFile[]): AnswerStrings {
  const content = files.find(({path}) => path === 'offline')?.content;
  return pick((name) => content?.[name]?.message ?? strings[name].message);
}
