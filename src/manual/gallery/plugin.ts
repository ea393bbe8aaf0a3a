import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {write} from '../../lib/files';

/** The folder of the page, from the site's root. The page is made from other files and never committed. */
const FOLDER = '.cache/gallery';

async function galleryPlugin({siteDir}: LoadContext): Promise<Plugin> {
  // Builds have no gallery, and its parser takes long to load.
  const {galleryPage} = await import('./galleryPage');
  write(path.join(siteDir, FOLDER, 'index.mdx'), galleryPage(siteDir));
  return {name: 'gallery'};
}

/**
 * The gallery at `/__gallery`, only in `npm start`: every component that writers use and every screen of the app.
 * @param pages the options of the site's own pages, so that examples are transformed in the same way
 * @param environment the mode of Docusaurus, which sets `NODE_ENV` before it reads the configuration
 */
export const galleryPlugins = (pages: PagesOptions, environment = process.env.NODE_ENV): PluginConfig[] =>
  environment === 'development'
    ? [
        galleryPlugin,
        ['@docusaurus/plugin-content-pages', {...pages, id: 'gallery', path: FOLDER, routeBasePath: '__gallery'}],
      ]
    : [];
