/**
 * The content index of a release has the hash of its main script in its name: pages of a release can derive the name, and it does not
 * change with the text of other pages, so that neither do they.
 */
const MAIN = /assets\/js\/main\.([\w-]+)\.js$/;

/** The address of the content index beside the address of a main script; undefined for any other file. */
export function contentIndexBeside(main: string): string | undefined {
  const address = main.replace(MAIN, 'content.$1.json');
  return address === main ? undefined : address;
}

/** Whether a file is a content index. @param file below the folder of its language */
export const isContentIndex = (file: string): boolean => /^content\.[\w-]+\.json$/.test(file);

/** What changes with the words of a page, and is not named in any other page. */
export interface ContentIndex {
  /** The files of the chunks with the content of pages, by the ids of the chunks. */
  chunks: {[id: string]: string};
  /** The root file of the search index. */
  search?: string;
}
