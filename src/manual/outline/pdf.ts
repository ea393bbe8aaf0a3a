import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {contentHash} from '../../lib/hashes';
import {listFiles} from '../../lib/files';

/** The name of the manual of a language as a PDF, below the folder of its pages. */
export const pdfName = (locale: string): string => `manual-${locale}.pdf`;

const folders = ['docs', 'i18n', 'src/manual', 'src/screens'];

/** The hash of everything that the manual is made from: its order, its pages in every language, the catalogue, the screens. */
export function textsHash(siteDir: string): string {
  const names = folders.flatMap((folder) => listFiles(path.join(siteDir, folder)).map((name) => `${folder}/${name}`));
  const hashOf = (name: string) => `${name} ${contentHash(readFileSync(path.join(siteDir, name)), 16)}`;
  return contentHash(['sidebars.ts', ...names].map(hashOf).join('\n'), 16);
}

/** Where a build records the hash of its texts for `npm run build:pdf`. */
export const builtTexts = (siteDir: string): string => path.join(siteDir, '.cache', 'outputs', 'texts.txt');

/** Where `npm run build:pdf` stores the PDFs for the next build. */
export const pdfFolder = (siteDir: string): string => path.join(siteDir, '.cache', 'pdf');

/** The PDF of these texts, which a build copies and links to. A PDF of older texts has another path. */
export const storedPdf = (siteDir: string, locale: string, texts = textsHash(siteDir)): string =>
  path.join(pdfFolder(siteDir), texts, pdfName(locale));

/** The size of the PDF in megabytes, as readers of the language write it; undefined when no PDF was made. */
export function pdfSize(siteDir: string, locale: string): string | undefined {
  const file = statSync(storedPdf(siteDir, locale), {throwIfNoEntry: false});
  return file && (file.size / 1_000_000).toLocaleString(locale, {maximumFractionDigits: 1});
}
