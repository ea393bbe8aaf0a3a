import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {llmsFullTxt, llmsTxt} from './llms';
import {textFile} from '../site-model/textFile';
import type {PageText} from './pageText';
import type {ReadingOrder} from './readingOrder';

type Request = {
  /** The folder of the language's build. */
  outDir: string;
  /** Its full address. */
  url: string;
  title: string;
  order: ReadingOrder;
  /** By the file of the page, from the folder. */
  texts: ReadonlyMap<string, PageText>;
};

/**
 * Writes the text of every page beside it, `llms.txt` and `llms-full.txt`: files, no routes.
 * @throws when the language has no home page, or a page of the manual has no text
 */
export async function writeTexts({outDir, url, title, order, texts}: Request): Promise<void> {
  const description = texts.get('index.html')?.description;
  if (description === undefined) throw new Error(`${outDir} has no home page to describe the site.`);
  const basePath = decodeURI(new URL(url).pathname);
  const placed = [...texts].map(([file, text]) => ({
    ...text,
    url: url + encodeURI(textFile(file)),
    path: basePath + file,
  }));
  const site = {title, description, whole: `${url}llms-full.txt`};
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await Promise.all([
    ...[...texts].map(([file, {markdown}]) => write(textFile(file), markdown)),
    write('llms.txt', llmsTxt(site, order, placed)),
    write('llms-full.txt', llmsFullTxt(site, order, placed)),
  ]);
}
