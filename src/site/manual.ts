import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {remarkManual, type ManualOptions} from '../remark';
import {fillFrontMatter} from '../remark/frontMatter';

const siteDir = path.resolve(__dirname, '../..');

/** What docs, blog and pages share: the app's words by key, and the writers' components. See src/remark. */
export const manualRemarkPlugins: [typeof remarkManual, ManualOptions][] = [[remarkManual, {siteDir}]];

/** Links and pictures that lead nowhere stop the build; keys are replaced in the front matter too. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: fillFrontMatter(siteDir),
};
