import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {alertTemplates, type Strings} from './templates';
import strings from '../../../i18n/es/static-first/strings.json';
import {pluginTexts} from '../../lib/pluginTexts';
import {bundleScript, deferredScript} from './bundleScript';
import {trimmedBundle} from './bundle';
import {siteBaseOf} from '../../site/addresses';
import {integrityOf} from '../deferred/assets';

/** In a build, src/outputs writes its file; in development it is inline, where only a module waits for the end of the page. */
function deferredScriptTag(baseUrl: string): HtmlTagObject {
  const {file, text} = deferredScript();
  const src = baseUrl + file;
  return process.env.NODE_ENV === 'production'
    ? {tagName: 'script', attributes: {src, defer: true, integrity: integrityOf(src), crossorigin: true}}
    : {tagName: 'script', attributes: {type: 'module'}, innerHTML: text};
}

/**
 * Adds the inline script, and the deferred script, which loads React when the browser of a computer is idle, and the script of a control
 * when the reader uses it. The settings are attributes of the inline script's tag; the scripts of React are listed in the data block of
 * templates.ts.
 */
export default function staticFirstPlugin(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'static-first',
    ...pluginTexts(strings),
    ...trimmedBundle(context),
    getClientModules: () => [path.join(__dirname, '../client/routes.ts')],
    injectHtmlTags({content}) {
      const siteBase = siteBaseOf(context);
      // As `Settings` of inline/index.ts has them.
      const settings = {'data-site-base': siteBase, 'data-announcement': announcementBar?.id ?? ''};
      const inlineScript = bundleScript(path.join(__dirname, '../inline/index.ts'));
      return {
        headTags: [
          {tagName: 'script', attributes: settings, innerHTML: inlineScript},
          deferredScriptTag(context.baseUrl),
        ],
        postBodyTags: [alertTemplates(content as Strings, siteBase)],
      };
    },
  };
}
