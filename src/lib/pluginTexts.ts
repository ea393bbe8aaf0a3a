import type {TranslationFile} from '@docusaurus/types';

type Source = {[name: string]: {message: string; description?: string}};

/** The name of the file with a plugin's texts, without its extension. */
const FILE = 'strings';

/** The texts of a file, by their names. */
export type Texts<File extends Source = Source> = {[name in keyof File]: string};

/** The messages in a file of texts, without their descriptions. */
export const textsOf = <File extends Source>(file: File): Texts<File> =>
  Object.fromEntries(Object.entries(file).map(([name, {message}]) => [name, message])) as Texts<File>;

/**
 * The part of a plugin that makes the texts in the language of the build its content.
 * @param source its file, i18n/<locale>/<plugin>/strings.json, in the source language. `npm run write-translations` makes the file of a
 * new language from it.
 */
export const pluginTexts = (source: Source) => ({
  loadContent: () => textsOf(source),
  getTranslationFiles: (): TranslationFile[] => [{path: FILE, content: source}],
  translateContent: ({translationFiles}: {translationFiles: TranslationFile[]}) =>
    textsOf({...source, ...translationFiles.find((file) => file.path === FILE)?.content}),
});
