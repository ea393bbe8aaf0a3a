import {Renderer} from '@takumi-rs/core';
import {contentHash} from '../../lib/hashes';
import {drawing} from './favicon';

/** The brand's field and the paper, as in src/ui/styles/tokens.css. */
export const colors = {field: '#2a2aa0', paper: '#fffcf6'} as const;

const renderer = new Renderer();

/** Draws an icon; one that systems mask has a background up to all edges, and its sign in the middle, which is never masked. */
function png(size: number, purpose: 'any' | 'maskable'): Promise<Buffer> {
  const margin = purpose === 'maskable' ? size / 8 : 0;
  const sign = {type: 'image', src: Buffer.from(drawing), width: size - 2 * margin, height: size - 2 * margin} as const;
  const style = {padding: margin, ...(margin > 0 && {backgroundColor: colors.field})};
  return renderer.render({type: 'container', style, children: [sign]}, {width: size, height: size});
}

/** An icon for the home screen, under a content-hashed name: served as immutable. */
async function icon(size: number, purpose: 'any' | 'maskable') {
  const content = await png(size, purpose);
  return {file: `assets/${purpose}-${size}.${contentHash(content, 8)}.png`, size, purpose, content};
}

/** The icons that the manifest names, below the root of the site. */
export const webAppIcons = () => Promise.all([icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')]);

/** The icon of Apple's systems, which request it by this name. */
export const appleIcon = async () => ({file: 'apple-touch-icon.png', content: await png(180, 'maskable')});
