import {readFileSync} from 'node:fs';
import path from 'node:path';
import {selectOne} from 'css-select';
import {isTag, type Element, type ParentNode} from 'domhandler';
import {parseFragment, serialize} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import postcss from 'postcss';
import {FONT_FAMILY} from '../../static-first/inline/font';
import {sprite as spriteFile} from '../../site-model/sprite';

/** What of the site's design cards are drawn with: its colours, its pictograms, its letters. */
export type Design = {
  /** The value of a colour of the light theme, by its name in src/ui/styles/tokens.css. */
  color: (name: string) => string;
  /** A pictogram as the address of a picture, with a pen of this colour. */
  pictogram: (id: string, pen: string) => string;
  /** The name of the family of letters, and its files. */
  family: string;
  fonts: {name: string; weight: 700 | 800; data: Buffer}[];
};

/** The letters of the site, which has them from its provider; here they are a package (licence: OFL-1.1). */
const fontFiles = {
  700: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff'),
  800: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-800-normal.woff'),
};

/** The tokens that hold without conditions: those of the light theme. */
function readTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkRules(':root', (rule) => {
    if (rule.parent?.type === 'root') {
      rule.walkDecls(/^--/, ({prop, value}) => void tokens.set(prop, value));
    }
  });
  return tokens;
}

const asVariable = (value: string): {name: string; fallback?: string} | undefined => {
  const [, name, fallback] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value) ?? [];
  return name === undefined ? undefined : {name, ...(fallback !== undefined && {fallback})};
};

function colorIn(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(`--${name}`);
  if (value === undefined) {
    throw new Error(`Cards for link previews are drawn with --${name}, which src/ui/styles/tokens.css does not have.`);
  }
  const variable = asVariable(value);
  return variable ? colorIn(tokens, variable.name.slice(2)) : value;
}

/** Writes into a drawing what a page would give it: the colour of the pen, and the defaults of what a style may set. */
function fillVariables(element: Element, pen: string): void {
  for (const [attribute, value] of Object.entries(element.attribs)) {
    element.attribs[attribute] = value === 'currentColor' ? pen : (asVariable(value)?.fallback ?? value);
  }
  element.children.filter(isTag).forEach((child) => fillVariables(child, pen));
}

function drawPictogram(sprite: ParentNode, id: string, pen: string): string {
  const shared = selectOne<ParentNode, Element>(`symbol[id="${id}"]`, sprite);
  if (!shared) {
    throw new Error(`A page shows the pictogram "${id}", which static/${spriteFile} does not have.`);
  }
  const symbol = shared.cloneNode(true);
  fillVariables(symbol, pen);
  const {id: _id, ...attributes} = symbol.attribs;
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${written.join(' ')}>${serialize(symbol, {treeAdapter: adapter})}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

/** Reads the design from where the site itself has it. */
export function readDesign(siteDir: string): Design {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const tokens = readTokens(read('src/ui/styles/tokens.css'));
  const sprite = parseFragment(read(`static/${spriteFile}`), {treeAdapter: adapter});
  return {
    color: (name) => colorIn(tokens, name),
    pictogram: (id, pen) => drawPictogram(sprite, id, pen),
    family: FONT_FAMILY,
    fonts: ([700, 800] as const).map((weight) => ({name: FONT_FAMILY, weight, data: readFileSync(fontFiles[weight])})),
  };
}
