import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {serve} from '../../scripts/serve';
import {buildFolder} from '../support/build';
import {engines} from './engines';
import {Page} from './page';

/** The used part of pdf.js, a package that only this folder has. */
interface PdfReader {
  getDocument: (source: {data: Uint8Array; verbosity: number}) => {
    promise: Promise<{
      numPages: number;
      getPage: (number: number) => Promise<{
        getTextContent: () => Promise<{items: {str?: string; transform?: number[]}[]}>;
      }>;
    }>;
  };
}

const loadPdfReader = async () => {
  const file = createRequire(__filename).resolve('pdfjs-dist/legacy/build/pdf.mjs');
  return (await import(pathToFileURL(file).href)) as PdfReader;
};

/** The lines of each page of a PDF, from top to bottom. */
async function linesOf(data: Uint8Array): Promise<string[][]> {
  const {getDocument} = await loadPdfReader();
  const pdf = await getDocument({data: new Uint8Array(data), verbosity: 0}).promise;
  const numbers = Array.from({length: pdf.numPages}, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const lines = new Map<number, string>();
      for (const item of (await (await pdf.getPage(number)).getTextContent()).items) {
        if (item.str?.trim()) {
          const height = Math.round(item.transform?.[5] ?? 0);
          lines.set(height, (lines.get(height) ?? '') + item.str);
        }
      }
      return [...lines].sort(([one], [other]) => other - one).map(([, line]) => line.trim());
    }),
  );
}

// WebKitGTK cannot print without a dialog, and few readers print with Chromium before 109.
const printingEngines = engines.filter(({name}) => ['Firefox', 'Chromium 109'].includes(name));

test.each(printingEngines)(
  '$name prints no heading at the foot of a page, and no page with only the footer',
  async (engine) => {
    const server = await serve({root: buildFolder, compress: false});
    const tab = await engine.launch({width: 1280, height: 800});
    const page = new Page(tab, server.url.replace(/\/$/, ''));
    for (const path of ['/docs/signup/', '/docs/checkout/', '/docs/contacts/']) {
      await page.open(path);
      // Closed answers are printed as rows, so their questions may follow each other.
      const headings = await tab.evaluate<string[]>(
        `[...document.querySelectorAll('h2, h3, [open] > summary')].map((each) => (each.querySelector('span')?.innerText.split('\\n')[0] || each.firstChild.textContent).trim())`,
      );
      const sheets = await linesOf((await tab.pdf?.()) ?? new Uint8Array());
      expect(sheets.length, path).toBeGreaterThan(0);
      expect(
        sheets.slice(0, -1).flatMap((lines) => headings.filter((heading) => heading === lines.at(-1))),
        path,
      ).toEqual([]);
      expect(sheets.at(-1)?.length, path).toBeGreaterThan(2);
    }
    await tab.close();
    await server.close();
  },
);
