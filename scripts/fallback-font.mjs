// @ts-check
// `node scripts/fallback-font.mjs`: measures, in a browser, how a system font must be stretched so that text set in it takes
// the place of the site's family, and prints the rules of src/css/fallback.css.
// size-adjust = mean width of the family / mean width of the fallback, over plain Spanish and English text;
// ascent, descent = those of the family / size-adjust (CSS Fonts 5, "font metrics override descriptors").
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import process from 'node:process';
import {chromium} from '@playwright/test';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'));
const family = readFileSync(join(folder, 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2')).toString(
  'base64',
);
const sample =
  'Elige a quién, escribe cuánto, revisa y paga. Antes de pagar ves todo en una pantalla. Choose who gets it, check the total and pay.';

const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox']});
const page = await browser.newPage();
const figures = await page.evaluate(
  async ({family, sample}) => {
    const face = new FontFace('Family', `url(data:font/woff2;base64,${family})`, {weight: '200 800'});
    document.fonts.add(await face.load());
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
    const measure = (/** @type {string} */ name, /** @type {number} */ weight) => {
      context.font = `${weight} 1000px ${name}`;
      return context.measureText(sample);
    };
    const {fontBoundingBoxAscent, fontBoundingBoxDescent} = measure('Family', 400);
    return [400, 800].map((weight) => {
      const adjust =
        measure('Family', weight).width / measure('Arial, "Liberation Sans"', weight === 400 ? 400 : 700).width;
      return {
        weight,
        adjust,
        ascent: fontBoundingBoxAscent / 1000 / adjust,
        descent: fontBoundingBoxDescent / 1000 / adjust,
      };
    });
  },
  {family, sample},
);
await browser.close();
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1)}%`;
for (const {weight, adjust, ascent, descent} of figures) {
  console.log(
    `weight ${weight}: size-adjust ${percent(adjust)}; ascent-override ${percent(ascent)}; descent-override ${percent(descent)}; line-gap-override 0%`,
  );
}
