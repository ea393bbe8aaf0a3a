import type {TranslationFile} from '@docusaurus/types';

type Source = {[name: string]: {message: string; description?: string}};

/** The texts of a file, by their names. */
export type Texts<File extends Source = Source> = {[name in keyof File]: string};

/** The messages of a file of texts, without their descriptions. */
export const textsOf = <File extends Source>(file: File): Texts<File> =>
  Object.fromEntries(Object.entries(file).map(([name, {message}]) => [name, message])) as Texts<File>;

/**
 * The part of a plugin that makes its content the texts in the language that is built.
 * @param path of i18n/<locale>/<plugin>/<path>.json
 * @param source this file in the language of the source, from which `npm run write-translations` makes the file of a new language
 */
export const pluginTexts = (path: string, source: Source) => ({
  loadContent: () => textsOf(source),
  getTranslationFiles: (): TranslationFile[] => [{path, content: source}],
  translateContent: ({translationFiles}: {translationFiles: TranslationFile[]}) =>
    textsOf({...source, ...translationFiles.find((file) => file.path === path)?.content}),
});
