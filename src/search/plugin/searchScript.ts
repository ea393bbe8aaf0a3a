import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import sourceTexts from '../../../i18n/es/code.json';
import type strings from '../../../i18n/es/search/strings.json';
import {read} from '../../lib/files';
import type {Texts} from '../../lib/pluginTexts';
import {sprite} from '../../site/addresses';
import type {Outline} from '../../site/outline';
import {bundleScript, namedByContent} from '../../static-first/build';

/** Texts that pages show, too, by their ids in `code.json`. */
const sharedTexts = {
  mostAsked: 'mostAsked.title',
  onScreen: 'onScreen.link',
  inApp: 'contact.inApp',
  posts: 'blog.crumb',
} as const;

/** The texts and pages that the script of the search shows, in the language of the build. */
export interface SearchData {
  readonly texts: Texts<typeof strings> & Readonly<Record<keyof typeof sharedTexts, string>>;
  readonly outline: Pick<Outline, 'index' | 'topics' | 'posts' | 'support'>;
  /** The address of the file with all icons. */
  readonly sprite: string;
}

interface ScriptRequest extends Pick<LoadContext, 'baseUrl' | 'generatedFilesDir' | 'codeTranslations'> {
  /** The content of the plugin. */
  readonly texts: Texts;
}

/**
 * Bundles the script of the search of a locale (../client), with its texts and with the outline of the manual, which Docusaurus has
 * written by then.
 * @returns the name of its file, by its content, and its text
 */
export function searchScript({baseUrl, generatedFilesDir, codeTranslations, texts}: ScriptRequest) {
  const {outline} = JSON.parse(read(path.join(generatedFilesDir, 'globalData.json'))) as {outline: {default: Outline}};
  const {index, topics, posts, support} = outline.default;
  // Like a component, in the source language where a text has no translation.
  const sharedEntries = Object.entries(sharedTexts).map(([name, id]) => [
    name,
    codeTranslations[id] ?? sourceTexts[id].message,
  ]);
  const data = {
    texts: {...texts, ...Object.fromEntries(sharedEntries)} as SearchData['texts'],
    outline: {index, topics, posts, support},
    sprite: baseUrl + sprite,
  } satisfies SearchData;
  return namedByContent(
    'search',
    bundleScript(path.join(__dirname, '../client/index.ts'), {SEARCH_DATA: JSON.stringify(data)}),
  );
}
