import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {alertTemplates} from './alerts';
import {bundleInlineScript} from './bundle';
import type {Settings} from './inline/settings';
import {spanishWords, translatedWords, translationFile, type Words} from './words';

/** The base URL as configured, without the language that Docusaurus adds to it. */
function siteBaseOf({baseUrl, i18n}: LoadContext): string {
  return i18n.currentLocale === i18n.defaultLocale ? baseUrl : baseUrl.slice(0, -`${i18n.currentLocale}/`.length);
}

function dataAttributes(settings: Settings): {[name: string]: string} {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}

/**
 * How a page starts: text first, scripts when the browser is idle, or on a constrained connection when the reader reaches
 * for something that needs them (inline/index.ts reads as the list of what happens). Its data stand in attributes of its
 * tag; the scripts of the page stand in the data block of src/site/template.ts.
 */
export default function bootPlugin(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'boot',
    loadContent: spanishWords,
    getTranslationFiles: () => [translationFile()],
    translateContent: ({translationFiles}) => translatedWords(translationFiles),
    getClientModules: () =>
      ['connection', 'storage', 'popover', 'carryOut', 'font'].map((name) => path.join(__dirname, `client/${name}.ts`)),
    injectHtmlTags({content}) {
      const words = content as Words;
      const {darkMode, lightMode} = words;
      const siteBase = siteBaseOf(context);
      const settings = {siteBase, announcement: announcementBar?.id ?? '', darkMode, lightMode};
      return {
        headTags: [{tagName: 'script', attributes: dataAttributes(settings), innerHTML: bundleInlineScript()}],
        postBodyTags: [alertTemplates(words, siteBase)],
      };
    },
  };
}
