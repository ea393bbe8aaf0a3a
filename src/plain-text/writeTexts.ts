import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {llmsFullTxt, llmsTxt} from './llms';
import type {ReadingOrder} from './readingOrder';
import {twinFile, type Twin} from './twin';

type Request = {
  /** The folder of the language's build. */
  outDir: string;
  /** Its full address. */
  url: string;
  title: string;
  order: ReadingOrder;
  /** By the file of the page, from the folder. */
  twins: ReadonlyMap<string, Twin>;
};

/**
 * Writes the text of every page beside it, `llms.txt` and `llms-full.txt`: files, no routes.
 * @throws when the language has no home page, or a page of the manual has no text
 */
export async function writeTexts({outDir, url, title, order, twins}: Request): Promise<void> {
  const description = twins.get('index.html')?.description;
  if (description === undefined) throw new Error(`${outDir} has no home page to describe the site.`);
  const basePath = decodeURI(new URL(url).pathname);
  const placed = [...twins].map(([file, twin]) => ({
    ...twin,
    url: url + encodeURI(twinFile(file)),
    path: basePath + file,
  }));
  const site = {title, description, whole: `${url}llms-full.txt`};
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await Promise.all([
    ...[...twins].map(([file, {markdown}]) => write(twinFile(file), markdown)),
    write('llms.txt', llmsTxt(site, order, placed)),
    write('llms-full.txt', llmsFullTxt(site, order, placed)),
  ]);
}
