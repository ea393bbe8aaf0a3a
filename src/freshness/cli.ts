import {fileOf, locales, placeOf, sourceLocale, type Place} from '../content/place';
import {tableOf} from '../checks/table';
import {placesOf} from '../content/places';
import {stamp} from './stamp';
import {statesOf, type PageState} from './state';

const usage = `npm run translations               the state of every translation
npm run translations -- --release  the same, and fails when one is not up to date
npm run translations:stamp -- FILE ...   notes that these pages were brought up to date
npm run translations:stamp -- all        the same for every page`;

async function states(siteDir: string): Promise<PageState[]> {
  const sources = placesOf(siteDir).filter((place) => place.locale === sourceLocale);
  const others = locales.filter((locale) => locale !== sourceLocale);
  return (await Promise.all(others.map((locale) => statesOf(siteDir, sources, locale)))).flat();
}

/** Prints the table. In release mode every page that is not up to date fails. */
async function report(siteDir: string, release: boolean): Promise<number> {
  const all = await states(siteDir);
  console.log(tableOf(all.map(({place, state}) => [state, fileOf(place)])));
  const late = all.filter(({state}) => state !== 'up to date');
  console.log(`\n${all.length - late.length} of ${all.length} pages are up to date.`);
  if (!release || late.length === 0) return 0;
  console.log('A release needs them all: translate what changed, then npm run translations:stamp -- FILE');
  return 1;
}

async function stampPages(siteDir: string, files: readonly string[]): Promise<number> {
  if (files.length === 0) {
    console.log(usage);
    return 1;
  }
  const all = files.includes('all');
  const places = all
    ? (await states(siteDir)).filter(({state}) => state !== 'missing').map(({place}) => place)
    : files.map((file) => pageOf(file, siteDir));
  for (const place of places) if (await stamp(siteDir, place)) console.log(`stamped ${fileOf(place)}`);
  return 0;
}

function pageOf(file: string, siteDir: string): Place {
  const place = placeOf(file, siteDir);
  if (!place || place.locale === sourceLocale)
    throw new Error(
      `found ${file}; expected a translated page, such as i18n/en/docusaurus-plugin-content-docs/current/help/index.mdx.`,
    );
  return place;
}

async function main([command, ...rest]: readonly string[]): Promise<number> {
  const siteDir = process.cwd();
  if (command === 'report') return report(siteDir, rest.includes('--release'));
  if (command === 'stamp') return stampPages(siteDir, rest);
  console.log(usage);
  return 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
