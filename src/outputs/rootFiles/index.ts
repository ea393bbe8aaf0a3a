import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {write} from '../../lib/files';
import {collectPackages, NOTICES, noticesOf} from './thirdPartyNotices';
import {webAppTags, writeWebApp} from './webApp';
import {writeWellKnownFiles} from './wellKnownFiles';

/** Writes the files that programs look for at the root of the site. The other languages have only a manifest. */
export default function rootFilesPlugin(context: LoadContext): Plugin {
  const {baseUrl, i18n} = context;
  const packages = new Set<string>();
  return {
    name: 'root-files',
    injectHtmlTags: () => ({headTags: webAppTags(baseUrl)}),
    configureWebpack: (_config, isServer) => (isServer ? {} : collectPackages(packages)),
    async postBuild({outDir}) {
      const isRoot = i18n.currentLocale === i18n.defaultLocale;
      await writeWebApp(context, outDir, isRoot);
      if (!isRoot) return;
      writeWellKnownFiles(context, outDir);
      write(path.join(outDir, NOTICES), `${noticesOf(packages)}\n`);
    },
  };
}
