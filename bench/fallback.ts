// `npm run bench:font`: compares the web font with its fallback fonts, and writes src/ui/styles/font-fallback.css.
//
// The formula comes from the CSS working group (css-fonts-5, size-adjust and the metric overrides, explained at
// https://web.dev/articles/css-size-adjust): with s = width of a text in the web font / its width in the stand-in,
//   size-adjust = s, ascent-override = ascent / (em · s), descent-override = descent / (em · s), line-gap-override = 0.
// The text is the manual in both languages. The browser measures it, so that kerning counts too.
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {openBrowser} from './shared/browser';

type Measure = {width: number; ascent: number; descent: number};

const root = path.join(__dirname, '..');
const family = fs.readFileSync(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
);
/** Liberation Sans has the widths of Arial, which Apple also ships; Roboto is 0.6 % narrower, bold 6 %. The heights fit all of them. */
const standIn = 'Liberation Sans';
const weights = [
  {weight: 400, range: '400 500', names: ['Arial', 'Liberation Sans', 'Roboto']},
  {weight: 700, range: '600 700', names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold']},
  {weight: 800, range: '800', names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold']},
];

function manualText(): string {
  const folders = ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'].map((folder) => path.join(root, folder));
  return folders
    .flatMap((folder) =>
      fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.mdx'))
    .map((file) =>
      fs
        .readFileSync(file, 'utf8')
        .replace(/^---[^]*?\n---/, '')
        .replace(/<[^>]*>|\{[^}]*\}|[*`#[\]|]/g, ' '),
    )
    .join(' ')
    .replace(/\s+/g, ' ');
}

async function measure(page: Page, name: string, weight: number, text: string): Promise<Measure> {
  return page.evaluate(
    async ({font, words}) => {
      await document.fonts.load(font, 'a');
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) {
        throw new Error('This browser draws no text: it has no 2d canvas.');
      }
      canvas.font = font;
      const {width, fontBoundingBoxAscent, fontBoundingBoxDescent} = canvas.measureText(words);
      return {width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent};
    },
    {font: `${weight} 1000px "${name}"`, words: text},
  );
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2).replace(/\.?0+$/, '')}%`;

async function faceFor(page: Page, {weight, range, names}: (typeof weights)[number], text: string): Promise<string> {
  const real = await measure(page, 'Real', weight, text);
  const other = await measure(page, standIn, weight, text);
  const adjust = real.width / other.width;
  return `@font-face {
  font-family: 'Help Fallback';
  font-weight: ${range};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(real.ascent / 1000 / adjust)};
  descent-override: ${percent(real.descent / 1000 / adjust)};
  line-gap-override: 0%;
}
`;
}

async function main(): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const text = manualText();
  await page.setContent(
    `<style>@font-face{font-family:Real;font-weight:200 800;src:url(data:font/woff2;base64,${family.toString('base64')})}</style>`,
  );
  const faces: string[] = [];
  for (const weight of weights) {
    faces.push(await faceFor(page, weight, text));
  }
  await browser.close();
  const head =
    '/* Made by `npm run bench:font`: system fonts with the metrics of the web font, so that no line moves when it loads. */\n';
  fs.writeFileSync(path.join(root, 'src/ui/styles/font-fallback.css'), head + faces.join('\n'));
}

void main();
