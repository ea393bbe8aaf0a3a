import path from 'node:path';
import {Renderer} from '@takumi-rs/core';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {read, write} from '../../lib/files';
import {contentHash} from '../../lib/hashes';
import {brand} from '../../site/company';
import {siteBaseOf} from '../../site/addresses';

const MANIFEST = 'manifest.json';

/** The brand's field and the paper, as in src/ui/styles/tokens.css. */
const colors = {field: '#2a2aa0', paper: '#fffcf6'} as const;

/** The sign of the brand, drawn for the 16 pixels of a tab. */
const drawing = read(path.join(__dirname, 'favicon.svg')).trim();

/** In the page: browsers request it before the first paint, and on a slow connection a request costs more than its 200 bytes. */
const favicon = `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[#<> ]/g, encodeURIComponent)}`;

/** Draws an icon; one that systems mask has a background up to all edges, and its sign in the middle, which is never masked. */
function drawIcon(size: number, purpose: 'any' | 'maskable'): Promise<Buffer> {
  const margin = purpose === 'maskable' ? size / 8 : 0;
  const sign = {type: 'image', src: Buffer.from(drawing), width: size - 2 * margin, height: size - 2 * margin} as const;
  const style = {padding: margin, ...(margin > 0 && {backgroundColor: colors.field})};
  return new Renderer().render({type: 'container', style, children: [sign]}, {width: size, height: size});
}

/** An icon for the home screen, under a content-hashed name: served as immutable. */
async function icon(size: number, purpose: 'any' | 'maskable') {
  const content = await drawIcon(size, purpose);
  return {file: `assets/${purpose}-${size}.${contentHash(content, 8)}.png`, size, purpose, content};
}

/** The icon of the tab, and the manifest of the language, for readers who add the site to the home screen. */
export const webAppTags = (baseUrl: string): HtmlTagObject[] => [
  {tagName: 'link', attributes: {rel: 'icon', href: favicon}},
  {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + MANIFEST}},
];

/**
 * Writes the manifest of a language, and the icons.
 * @param isRoot whether this is the root of the site, where the manifests of all languages have their icons
 */
export async function writeWebApp(context: LoadContext, outDir: string, isRoot: boolean): Promise<void> {
  const {siteConfig, baseUrl, i18n} = context;
  const icons = [await icon(192, 'any'), await icon(512, 'any'), await icon(512, 'maskable')];
  const manifest = {
    name: siteConfig.title,
    short_name: brand.name,
    lang: i18n.currentLocale,
    dir: 'ltr',
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    // A window with a Back button: the pages have none.
    display: 'minimal-ui',
    theme_color: colors.field,
    background_color: colors.paper,
    icons: icons.map(({file, size, purpose}) => ({
      src: siteBaseOf(context) + file,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose,
    })),
  };
  write(path.join(outDir, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  if (!isRoot) return;
  for (const {file, content} of icons) write(path.join(outDir, file), content);
  // Apple's systems request it by this name.
  write(path.join(outDir, 'apple-touch-icon.png'), await drawIcon(180, 'maskable'));
}
