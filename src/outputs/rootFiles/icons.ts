import {Resvg} from '@resvg/resvg-js';
import {contentHash} from '../../lib/contentHash';
import {drawing} from './favicon';

/** The brand's field and the paper, as in src/ui/styles/tokens.css. */
export const colors = {field: '#2a2aa0', paper: '#fffcf6'} as const;

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}, font: {loadSystemFonts: false}}).render().asPng();

/** The icon with a background up to all edges, for systems that mask icons: the middle is never masked. */
const maskable = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
  `<path fill="${colors.field}" d="M0 0h24v24H0z"/>`,
  `<image x="3" y="3" width="18" height="18" href="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}"/>`,
  '</svg>',
].join('');

/** An icon for the home screen, under a content-hashed name: served as immutable. */
function icon(drawn: string, size: number, purpose: 'any' | 'maskable') {
  const content = png(drawn, size);
  return {file: `assets/${purpose}-${size}.${contentHash(content, 8)}.png`, size, purpose, content};
}

/** The icons that the manifest names, below the root of the site. */
export const webAppIcons = () => [
  icon(drawing, 192, 'any'),
  icon(drawing, 512, 'any'),
  icon(maskable, 512, 'maskable'),
];

/** The icon of Apple's systems, which request it by this name. */
export const appleIcon = () => ({file: 'apple-touch-icon.png', content: png(maskable, 180)});
