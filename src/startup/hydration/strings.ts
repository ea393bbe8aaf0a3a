import type {TranslationFile} from '@docusaurus/types';

/** Visible text of a page before hydration; the Spanish source of i18n/en/hydration-loader/strings.json. */
const strings = {
  failed: {
    message: 'Esta página no cargó del todo: puedes leerla, pero algunos botones no funcionan.',
    description: 'Shown at the foot of a page whose scripts or styles failed to load; the text of the page is readable',
  },
  offline: {
    message: 'No tienes conexión. Puedes leer esta página; los botones volverán con la conexión.',
    description: 'Shown at the foot of a page whose scripts failed to load because the reader is offline',
  },
  retry: {message: 'Reintentar', description: 'The button that loads a page again after it failed'},
  close: {
    message: 'Cerrar',
    description: 'Names the button that closes a message at the foot of a page whose scripts failed to load',
  },
  baseTitle: {
    message: 'Este sitio no cargó bien.',
    description: 'First sentence of the banner on a site that is served under another base URL than it was built for',
  },
  baseConfigured: {
    message: 'URL base configurada: ',
    description: 'Before the configured base URL, in the same banner; ends with a space',
  },
  baseSuggested: {
    message: 'Prueba con la URL base: ',
    description: 'Before the base URL that would fit, in the same banner; ends with a space',
  },
};

export type Strings = {[name in keyof typeof strings]: string};

/** The Spanish text. */
export function sourceStrings(): Strings {
  return pick((name) => strings[name].message);
}

/** The content of i18n/<locale>/hydration-loader/strings.json. */
export function translationFile(): TranslationFile {
  return {path: 'strings', content: strings};
}

/** The text in the locale that is being built. */
export function translatedStrings(files: TranslationFile[]): Strings {
  const content = files.find(({path}) => path === 'strings')?.content;
  return pick((name) => content?.[name]?.message ?? strings[name].message);
}

function pick(messageOf: (name: keyof Strings) => string): Strings {
  return Object.fromEntries(Object.keys(strings).map((name) => [name, messageOf(name as keyof Strings)])) as Strings;
}
