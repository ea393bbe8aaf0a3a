import path from 'node:path';
import {listFiles} from '../lib/files';

/** The styles that belong to no component, on which all others build. */
const foundation = [
  'tokens',
  'font-fallback',
  'reset',
  'typography',
  'layout',
  'tile',
  'timeline',
  'disclosure',
  'button',
  'controls',
  'article',
  'table',
];

/** States of a page, and print, which override the rest. */
const states = ['states', 'large-letters', 'forced-colors', 'print'];

const src = path.join(__dirname, '..');
const nameOf = (name: string) => `ui/styles/${name}.css`;

/** The stylesheets beside components. A stylesheet in a folder `css` is imported by the stylesheet of its component. */
const componentSheets = listFiles(src).filter((file) => file.endsWith('.css') && !/^ui\/styles\/|\/css\//.test(file));

/**
 * Every stylesheet of the site, in the order of the cascade (src/ui/README.md). Only one stylesheet styles a block, so the order of the
 * components does not matter: they are sorted by path.
 */
export const stylesheets = [...foundation.map(nameOf), ...componentSheets, ...states.map(nameOf)].map(
  (file) => `./src/${file}`,
);
