// What docusaurus.config.ts is made of.
export {announcementBar, blogTexts, footer, navbar} from './site/menus';
export {hasDates, historyIn} from './outputs/dates';
export {brand, siteTitle} from './site/company';
export {editUrl} from './site/features';
export {i18n} from './site/locales';
export {createManualMarkdown} from './manual/markdown';
export {galleryPlugins} from './manual/gallery/plugin';
export {manualPlugin} from './manual/plugin';
export {jsLoader, staticFirst, template} from './static-first/build';
export {stylesheets} from './ui/stylesheets';
export {default as webApp} from './outputs/rootFiles/webApp';
export {default as thirdPartyNotices} from './outputs/rootFiles/thirdPartyNotices';
export {default as wellKnownFiles} from './outputs/rootFiles/wellKnownFiles';
export {default as translations} from './manual/translations/plugin';
export {default as outputs} from './outputs/plugin';
export {default as outline} from './manual/outline/plugin';
export {default as search} from './search';
export {checkPages, remarkRules} from './checks/remark';
