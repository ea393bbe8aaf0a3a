import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {alertTemplates} from './errorTemplates';
import {siteBaseOf} from '../siteBase';
import {bundleInlineScript} from './bundleInlineScript';
import type {Settings} from '../inline/settings';
import {sourceStrings, translatedStrings, translationFile, type Strings} from './strings';

function dataAttributes(settings: Settings): {[name: string]: string} {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}

/**
 * Adds the inline script, which loads the scripts of a page when the browser is idle, or on a constrained connection when the
 * reader uses a control that needs them (inline/index.ts). Its settings are attributes of its tag; the scripts of the page are
 * listed in the data block of src/static-first/htmlTemplate.ts.
 */
export default function hydrationLoaderPlugin(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'hydration-loader',
    loadContent: sourceStrings,
    getTranslationFiles: () => [translationFile()],
    translateContent: ({translationFiles}) => translatedStrings(translationFiles),
    getClientModules: () =>
      ['normalizeConnection', 'malformedAddress', 'storageFallback', 'popoverPolyfill', 'replayEvents', 'webFont'].map(
        (name) => path.join(__dirname, `../client/${name}.ts`),
      ),
    injectHtmlTags({content}) {
      const strings = content as Strings;
      const {darkMode, lightMode} = strings;
      const siteBase = siteBaseOf(context);
      const settings = {siteBase, announcement: announcementBar?.id ?? '', darkMode, lightMode};
      return {
        headTags: [{tagName: 'script', attributes: dataAttributes(settings), innerHTML: bundleInlineScript()}],
        postBodyTags: [alertTemplates(strings, siteBase)],
      };
    },
  };
}
