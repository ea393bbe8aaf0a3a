import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {write} from '../../lib/files';

/** Where the page is written, from the site's root: it is made of other files, and never committed. */
const FOLDER = '.cache/gallery';

async function galleryPlugin({siteDir}: LoadContext): Promise<Plugin> {
  // Builds have no gallery, and its parser takes long to load.
  const {galleryPage} = await import('./galleryPage');
  write(path.join(siteDir, FOLDER, 'index.mdx'), galleryPage(siteDir));
  return {name: 'gallery'};
}

/**
 * The gallery at `/__gallery`, in `npm start` alone: every component that writers use and every screen of the app.
 * @param pages the options of the site's own pages, so that examples are transformed as these are
 * @param environment what Docusaurus runs as: it sets `NODE_ENV` before it reads the configuration
 */
export const galleryPlugins = (pages: PagesOptions, environment = process.env.NODE_ENV): PluginConfig[] =>
  environment === 'development'
    ? [
        galleryPlugin,
        ['@docusaurus/plugin-content-pages', {...pages, id: 'gallery', path: FOLDER, routeBasePath: '__gallery'}],
      ]
    : [];
