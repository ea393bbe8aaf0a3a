import {contentIndex, fetchFile} from '../../startup/client/contentIndex';

/** The name of the root file of the index, which the content index has; `npm start` has one that never changes (src/search/plugin). */
async function indexRootName(): Promise<string> {
  if (process.env.NODE_ENV === 'development') return 'root.json';
  const {search} = await contentIndex();
  if (search === undefined) throw new Error('expected the name of a search index, found none');
  return search;
}

let text: Promise<string> | undefined;

/**
 * The text of the search index of this page's locale, loaded once; after a failure, again. Not in the chunk of the engine, so that both
 * are requested at the same time.
 * @param base base URL of the locale
 */
export function fetchIndex(base: string): Promise<string> {
  text ??= indexRootName()
    .then((name) => fetchFile(`${base}search/${name}`, 'the search index'))
    .then((response) => response.text())
    .catch((error: unknown) => {
      text = undefined;
      throw error;
    });
  return text;
}
