import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteBaseOf} from '../../site/siteBase';
import {favicon} from './favicon';
import {webManifest} from './webManifest';

const MANIFEST = 'manifest.json';

/** Gives every page the icon of its tab and the manifest of its language, and writes that and the larger icons. */
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
      const {appleIcon, webAppIcons} = await import('./icons');
      const icons = webAppIcons();
      const site = {title: siteConfig.title, language: i18n.currentLocale, home: baseUrl, root: siteBaseOf(context)};
      await fs.writeFile(path.join(outDir, MANIFEST), webManifest({...site, icons}));
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      for (const {file, content} of [...icons, appleIcon()]) {
        await fs.writeFile(path.join(outDir, file), content);
      }
    },
  };
}
