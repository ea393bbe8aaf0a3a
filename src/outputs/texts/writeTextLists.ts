import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {textFile} from '../../site/textFile';
import {llmsFullTxt, llmsTxt} from './llms';
import type {PageSummary} from './pageText';
import type {ReadingOrder} from './readingOrder';

type Request = {
  /** The folder of the language's build. */
  outDir: string;
  /** Its full address. */
  url: string;
  title: string;
  order: ReadingOrder;
  /** The pages with a text beside them, by the file of the page, from the folder. */
  summaries: ReadonlyMap<string, PageSummary>;
};

/**
 * Writes `llms.txt` and `llms-full.txt`, the lists of the texts beside the pages: files, no routes.
 * @throws when the language has no home page, or a page of the manual has no text
 */
export async function writeTextLists({outDir, url, title, order, summaries}: Request): Promise<void> {
  const description = summaries.get('index.html')?.description;
  if (description === undefined) throw new Error(`${outDir} has no home page to describe the site.`);
  const basePath = decodeURI(new URL(url).pathname);
  const texts = [...summaries].map(([page, summary]) => ({
    ...summary,
    url: url + encodeURI(textFile(page)),
    file: textFile(page),
    path: basePath + page,
  }));
  const site = {title, description, whole: `${url}llms-full.txt`};
  const readText = (file: string) => readFile(path.join(outDir, file), 'utf8');
  await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(site, order, texts));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullTxt(site, order, texts, readText));
}
