import {PurgeCSS} from 'purgecss';
import {partsOfPage, wordsOfScript} from './extract';

/** Attributes that scripts set, so that the HTML does not show them: rules about them stay. */
const dynamicAttributes = [
  'data-announcement-bar-initially-dismissed',
  'data-font',
  'data-has-hydrated',
  'data-js',
  'data-offline',
  'data-open',
  'data-theme',
  'data-theme-choice',
  'aria-busy',
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-selected',
  'disabled',
  'hidden',
  'open',
];

/** A selector of nothing else, such as `:focus-visible`, means any element: PurgeCSS knows of no page that would use it. */
const PSEUDO = /^:/;

/** What can be met besides the rules themselves. */
export type Users = {
  /** HTML of the pages that the sheet is for. */
  pages: string[];
  /** JavaScript that runs on them; none for the time before scripts run. */
  scripts?: string[];
  /** What else reads the page's custom properties: drawings, and the sheet for what scripts add. */
  readers?: string[];
};

const variablesIn = (readers: string[]) =>
  readers.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/** Drops rules without declarations, and then the conditions they stood in. */
function dropEmpty(css: string): string {
  const rest = css.replace(/[^{};]+\{\}/g, '');
  return rest === css ? css : dropEmpty(rest);
}

/** Takes out of a minified sheet what says nothing. */
export function tidy(css: string): string {
  return dropEmpty(
    css
      // Safari before 26 needs the prefix only where a line has a colour, style or width.
      .replace(/-webkit-text-decoration:(none|underline);(?=text-decoration:\1[;}])/g, '')
      // What print rules were called before all of the browsers here.
      .replace(/page-break-inside:avoid;(?=break-inside:avoid)/g, '')
      // The layers of themes and plugins that are not here; those that are stand in the same order without it.
      .replace(/@layer [^{};]+;/g, ''),
  );
}

/** Takes the rules out of a sheet that nothing can use: neither the pages as they are built nor what scripts make of them. */
export async function purgeSheet(sheet: string, {pages, scripts = [], readers = []}: Users): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [...pages.map((raw) => ({raw, extension: 'html'})), ...scripts.map((raw) => ({raw, extension: 'js'}))],
    css: [{raw: sheet}],
    extractors: [
      {extractor: partsOfPage, extensions: ['html']},
      {extractor: wordsOfScript, extensions: ['js']},
    ],
    dynamicAttributes,
    variables: true,
    safelist: {standard: [PSEUDO], variables: variablesIn(readers)},
    keyframes: true,
  });
  return tidy(result?.css ?? '');
}
