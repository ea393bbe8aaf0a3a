import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {sourceLocale} from '../content/place';
import {remarkFreshness, type FreshnessOptions} from '../remark/freshness';
import {remarkManual, type ManualOptions} from '../remark';
import type {SiteBuild} from '../remark/page';
import {mendLink} from '../content/mendLink';
import {brand} from './brand';
import {fillFrontMatter} from '../remark/frontMatter';

const siteDir = path.resolve(__dirname, '../..');

/** Language and address of the running build. src/plugins/catalogue fills it in: configuration is read before they are known. */
export const siteBuild: SiteBuild = {locale: sourceLocale, baseUrl: '/', origin: brand.siteUrl};

/** Comes after every other transform of a page: see src/remark/freshness. */
export const freshnessPlugin: [typeof remarkFreshness, FreshnessOptions] = [
  remarkFreshness,
  {siteDir, build: siteBuild},
];

/** What docs, blog and pages share: the app's words by key, and the writers' components. See src/remark. */
export const manualRemarkPlugins: [typeof remarkManual, ManualOptions][] = [
  [remarkManual, {siteDir, build: siteBuild}],
];

/** Links and pictures that lead nowhere stop the build; keys are replaced in the front matter too. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: mendLink(siteDir), onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: fillFrontMatter(siteDir, siteBuild),
};
