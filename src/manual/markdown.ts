import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {BuildInfo} from './page/page';
import {fillFrontMatter} from './remark/frontMatter';
import {remarkManual, type ManualOptions} from './remark';
import {remarkFreshness} from './translations/remark';

const siteDir = path.resolve(__dirname, '../..');

/**
 * The Markdown options of the site, for docusaurus.config.ts.
 * @param build set by src/manual/plugin.ts before the first page is read.
 */
export const createManualMarkdown = (build: BuildInfo) => ({
  /** Common to docs, blog and pages: the app's words by key, and the writers' components; then the notice of an old translation. */
  remarkPlugins: [remarkManual, remarkFreshness].map((plugin) => [plugin, {siteDir, build} satisfies ManualOptions]),
  /** Keys are replaced in the front matter too. */
  markdown: {
    // The remark plugin has reported them with their lines already (src/manual/remark/checkLinks).
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: fillFrontMatter(siteDir, build),
  } satisfies Partial<MarkdownConfig>,
});
