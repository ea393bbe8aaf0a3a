import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import {isTag, type Element, type ParentNode} from 'domhandler';
import {parseFragment, serializeOuter} from 'parse5';
import {adapter} from 'parse5-htmlparser2-tree-adapter';
import {sprite as spriteFile} from '../../site/addresses';
import {selectOne} from '../../lib/html/tree';
import {asReference, readTokens, resolveToken} from '../../ui/styles/tokens';

/** The parts of the site's design that cards use: colours, pictograms, fonts. */
export type Design = {
  /** The value of a colour of the light theme, by its name in src/ui/styles/tokens.css. */
  color: (name: string) => string;
  /** A pictogram as a data URL, drawn in this stroke colour. */
  pictogram: (id: string, stroke: string) => string;
  /** It knows the font of the site. */
  renderer: Renderer;
};

/** The font of the site, from a package, since the build loads nothing from its provider (licence: OFL-1.1). */
const fontFiles = [
  require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff'),
  require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-800-normal.woff'),
];

/** Replaces what a page would inherit: `currentColor` by the stroke colour, custom properties by their fallbacks. */
function fillVariables(element: Element, stroke: string): void {
  for (const [attribute, value] of Object.entries(element.attribs)) {
    element.attribs[attribute] = value === 'currentColor' ? stroke : (asReference(value)?.fallback ?? value);
  }
  element.children.filter(isTag).forEach((child) => fillVariables(child, stroke));
}

function drawPictogram(sprite: ParentNode, id: string, stroke: string): string {
  const shared = selectOne(`symbol[id="${id}"]`, sprite);
  if (!shared) throw new Error(`A page shows the pictogram "${id}", which static/${spriteFile} does not have.`);
  const drawing = shared.cloneNode(true);
  fillVariables(drawing, stroke);
  const {id: _id, ...attributes} = drawing.attribs;
  drawing.name = 'svg';
  drawing.attribs = {xmlns: 'http://www.w3.org/2000/svg', ...attributes};
  return `data:image/svg+xml;base64,${Buffer.from(serializeOuter(drawing, {treeAdapter: adapter})).toString('base64')}`;
}

/** Reads the design from the files of the site. */
export async function readDesign(siteDir: string): Promise<Design> {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const tokens = readTokens(read('src/ui/styles/tokens.css'));
  const sprite = parseFragment(read(`static/${spriteFile}`), {treeAdapter: adapter});
  const renderer = new Renderer();
  for (const file of fontFiles) {
    // The file of the heavier weight names a family of its own.
    await renderer.registerFont({name: 'Atkinson Hyperlegible Next', data: readFileSync(file)});
  }
  return {
    color: (name) => resolveToken(tokens, `--${name}`),
    pictogram: (id, stroke) => drawPictogram(sprite, id, stroke),
    renderer,
  };
}
