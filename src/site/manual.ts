import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {sourceLocale} from '../content/place';
import {remarkManual, type ManualOptions} from '../remark';
import type {SiteBuild} from '../remark/page';
import {fillFrontMatter} from '../remark/frontMatter';

const siteDir = path.resolve(__dirname, '../..');

/** Language and address of the running build. src/plugins/catalogue fills it in: configuration is read before they are known. */
export const siteBuild: SiteBuild = {locale: sourceLocale, baseUrl: '/'};

/** What docs, blog and pages share: the app's words by key, and the writers' components. See src/remark. */
export const manualRemarkPlugins: [typeof remarkManual, ManualOptions][] = [[remarkManual, {siteDir, build: siteBuild}]];

/** Links and pictures that lead nowhere stop the build; keys are replaced in the front matter too. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: fillFrontMatter(siteDir),
};
