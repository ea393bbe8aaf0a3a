import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {holidayErrors} from '../catalogue/holidays';
import {loadCatalogue} from '../catalogue/load';
import {WriterErrors} from '../../writer-errors/writerError';
import {pdfName, pdfSize} from './pdf';
import type {Outline} from '../../site/outline';
import {buildOutline, newestPosts, supportOf} from './build';
import {readSymptoms} from './symptoms';
import {findMissingPages} from '../translations/translation';

/**
 * Gives every page the outline of the manual (topics, their tasks, the newest posts) as global data, read at build time
 * from the loaded sidebar and blog in the language of the build: home, menus, related pages and the 404 never keep lists of their own.
 */
export default function outlinePlugin({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'outline',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const catalogue = loadCatalogue(siteDir, i18n.currentLocale);
      const errors = holidayErrors(siteDir, catalogue, catalogue);
      if (errors.length) throw new WriterErrors(errors);
      const size = pdfSize(siteDir, i18n.currentLocale);
      const outline: Outline = {
        ...buildOutline(docs),
        posts: newestPosts(blog),
        missing: await findMissingPages(siteDir),
        symptoms: await readSymptoms(siteDir, catalogue),
        support: supportOf(catalogue),
        unconfirmed: [...catalogue.words.values()].some((word) => word.unconfirmed),
        ...(size && {pdf: {href: baseUrl + pdfName(i18n.currentLocale), size}}),
      };
      actions.setGlobalData(outline);
    },
  };
}
