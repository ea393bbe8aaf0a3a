import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {write} from '../../lib/files';
import {brand} from '../../site/company';
import {siteBaseOf} from '../../site/addresses';
import {favicon} from './favicon';

const MANIFEST = 'manifest.json';

/**
 * Gives every page the icon of its tab and the manifest of its language, for readers who add the site to the home screen, and writes that
 * and the larger icons.
 */
export default function webAppPlugin(context: LoadContext): Plugin {
  const {siteConfig, baseUrl, i18n} = context;
  return {
    name: 'web-app',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'icon', href: favicon}},
        {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + MANIFEST}},
      ],
    }),
    async postBuild({outDir}) {
      const {appleIcon, colors, webAppIcons} = await import('./icons');
      const icons = await webAppIcons();
      const manifest = {
        name: siteConfig.title,
        short_name: brand.name,
        lang: i18n.currentLocale,
        dir: 'ltr',
        id: baseUrl,
        start_url: baseUrl,
        scope: baseUrl,
        // A frame with a way back: the pages have none of their own.
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
      if (i18n.currentLocale === i18n.defaultLocale) {
        [...icons, await appleIcon()].forEach(({file, content}) => write(path.join(outDir, file), content));
      }
    },
  };
}
