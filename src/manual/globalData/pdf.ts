import {statSync} from 'node:fs';
import path from 'node:path';

/** The name of the manual of a language as a PDF, below the folder of its pages. */
export const pdfName = (locale: string): string => `manual-${locale}.pdf`;

/** Where `npm run build:pdf` stores it for the next build, which copies and links it. */
export const storedPdf = (siteDir: string, locale: string): string =>
  path.join(siteDir, '.cache', 'pdf', pdfName(locale));

/** Its size in bytes; undefined where none was made. */
export const pdfBytes = (siteDir: string, locale: string): number | undefined =>
  statSync(storedPdf(siteDir, locale), {throwIfNoEntry: false})?.size;
