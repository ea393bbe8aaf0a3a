// The parts of docusaurus.config.ts.
export {announcementBar, blogTexts, footer, navbar} from './site/menus';
export {hasDates, historyIn} from './outputs/dates';
export {brand, siteTitle} from './site/company';
export {editUrl} from './site/features';
export {i18n} from './site/locales';
export {remarkManual} from './manual/remark';
export {fillFrontMatter} from './manual/remark/frontMatter';
export {remarkFreshness} from './manual/translations/remark';
export {galleryPlugins} from './manual/gallery/plugin';
export {manualPlugin} from './manual/plugin';
export {jsLoader, staticFirst, template} from './static-first/build';
export {stylesheets} from './ui/stylesheets';
export {default as offline} from './offline/build';
export {default as rootFiles} from './outputs/rootFiles';
export {default as outputs} from './outputs/plugin';
export {default as outline} from './manual/outline/plugin';
export {default as search} from './search';
export {checkPages, remarkRules} from './checks/remark';
