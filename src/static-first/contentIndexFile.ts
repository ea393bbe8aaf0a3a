/**
 * The content index of a release is named by the runtime of its scripts: pages of one release know the name, and it stays the same
 * when only the words of pages change. So a page does not change with another one.
 */
const RUNTIME = /assets\/js\/runtime~main\.(\w+)\.js$/;

/** The address of the content index beside the address of a runtime; undefined for a file that is no named runtime. */
export function contentIndexBeside(runtime: string): string | undefined {
  const address = runtime.replace(RUNTIME, 'content.$1.json');
  return address === runtime ? undefined : address;
}

/** Whether a file below the build folder is a content index. */
export const isContentIndex = (file: string): boolean => /^(?:[a-z]{2}\/)?content\.\w+\.json$/.test(file);

/** What changes with the words of a page, and is not named in any other page. */
export interface ContentIndex {
  /** The files of the chunks with the content of pages, by the ids of the chunks. */
  chunks: {[id: string]: string};
  /** The root file of the search index. */
  search?: string;
}
