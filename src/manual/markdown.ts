import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type {BuildContext} from './page/buildContext';
import {fillFrontMatter, type CheckFrontMatter} from './remark/frontMatter';
import {stopOnFrontMatterErrors} from './stopOnWriterErrors';
import {remarkManual, type ManualOptions} from './remark';
import {remarkFreshness, type FreshnessOptions} from './translations/remark';

const siteDir = path.resolve(__dirname, '../..');

/**
 * The Markdown options of the site, for docusaurus.config.ts.
 * @param build set by src/manual/plugin.ts before the first page is read.
 * @param check stops the build at front matter that has errors.
 */
export function createManualMarkdown(build: BuildContext, check: CheckFrontMatter) {
  return {
    /** Common to docs, blog and pages: the app's words by key, and the writers' components; then the notice of an old translation. */
    remarkPlugins: [
      [remarkManual, {siteDir, build} satisfies ManualOptions],
      [remarkFreshness, {siteDir, build} satisfies FreshnessOptions],
    ],
    /** Keys are replaced in the front matter too. */
    markdown: {
      // The remark plugin has reported them with their lines already (src/manual/remark/checkLinks).
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
      parseFrontMatter: stopOnFrontMatterErrors(siteDir, fillFrontMatter(siteDir, build, check)),
    } satisfies Partial<MarkdownConfig>,
  };
}
