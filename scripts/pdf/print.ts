import type {Browser} from '@playwright/test';
import {PDFDocument} from 'pdf-lib';

/** A page of the site is wider than the paper. With this scale, its letters are 11 points high in print. */
const SCALE = 0.8;

/**
 * Prints a document, which may refer to files of the site.
 * @param url the address of the site
 * @param foot the text beside the number of each page
 */
export async function print(browser: Browser, url: string, html: string, foot: string): Promise<PDFDocument> {
  const page = await browser.newPage();
  await page.route('**/book.html', (route) => route.fulfill({body: html, contentType: 'text/html; charset=utf-8'}));
  // The network may be idle before the whole of a long document is read.
  await page.goto(`${url}book.html`, {waitUntil: 'load'});
  await page.waitForLoadState('networkidle');
  const bytes = await page.pdf({
    format: 'A4',
    scale: SCALE,
    margin: {top: '18mm', bottom: '18mm', left: '18mm', right: '18mm'},
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: `<div style="font:8px sans-serif;width:100%;text-align:center">${foot} · <span class="pageNumber"></span></div>`,
  });
  await page.close();
  return PDFDocument.load(bytes, {updateMetadata: false});
}
