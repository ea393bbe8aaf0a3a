import {Resvg} from '@resvg/resvg-js';
import {drawing} from './favicon';
import {colors} from './webManifest';

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}, font: {loadSystemFonts: false}}).render().asPng();

/** The sign on a field that reaches all edges, for systems that cut icons to a shape of their own: its middle is never cut. */
const maskable = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
  `<path fill="${colors.field}" d="M0 0h24v24H0z"/>`,
  `<image x="3" y="3" width="18" height="18" href="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}"/>`,
  '</svg>',
].join('');

/** The icons of the site, by their files below its root. Apple's systems find theirs by its name. */
export const icons = (): Readonly<Record<string, Buffer>> => ({
  'img/icon-192.png': png(drawing, 192),
  'img/icon-512.png': png(drawing, 512),
  'img/icon-maskable-512.png': png(maskable, 512),
  'apple-touch-icon.png': png(maskable, 180),
});
