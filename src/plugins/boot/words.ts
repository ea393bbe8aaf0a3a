import type {TranslationFile} from '@docusaurus/types';

/** The visible sentences of the page's start; the Spanish source of i18n/en/boot/words.json. */
const words = {
  failed: {
    message: 'Esta página no cargó del todo: puedes leerla, pero algunos botones no funcionan.',
    description: 'Shown at the foot of a page whose scripts or styles failed to load; the text of the page is readable',
  },
  offline: {
    message: 'No tienes conexión. Puedes leer esta página; los botones volverán con la conexión.',
    description: 'Shown at the foot of a page whose scripts failed to load because the reader is offline',
  },
  retry: {message: 'Reintentar', description: 'The button that loads a page again after it failed'},
  baseTitle: {
    message: 'Este sitio no cargó bien.',
    description: 'First sentence of the banner on a site that stands under another address than it was built for',
  },
  baseConfigured: {
    message: 'URL base configurada: ',
    description:
      'Before the configured base URL, in the banner of a site that stands under another address; ends with a space',
  },
  baseSuggested: {
    message: 'Prueba con la URL base: ',
    description: 'Before the base URL that would fit, in the same banner; ends with a space',
  },
  darkMode: {
    message: 'modo oscuro',
    description: 'The dark colour mode, inside the name of the toggle; as theme.colorToggle.ariaLabel.mode.dark',
  },
  lightMode: {
    message: 'modo claro',
    description: 'The light colour mode, inside the name of the toggle; as theme.colorToggle.ariaLabel.mode.light',
  },
};

export type Words = {[name in keyof typeof words]: string};

/** The Spanish sentences. */
export function spanishWords(): Words {
  return pick((name) => words[name].message);
}

/** What translators find in i18n/<locale>/boot/words.json. */
export function translationFile(): TranslationFile {
  return {path: 'words', content: words};
}

/** The sentences of the locale that is being built. */
export function translatedWords(files: TranslationFile[]): Words {
  const content = files.find(({path}) => path === 'words')?.content;
  return pick((name) => content?.[name]?.message ?? words[name].message);
}

function pick(messageOf: (name: keyof Words) => string): Words {
  return Object.fromEntries(Object.keys(words).map((name) => [name, messageOf(name as keyof Words)])) as Words;
}
