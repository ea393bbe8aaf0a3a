// The door of this folder for components and client modules of Docusaurus.
export {
  isFirstPage,
  leaveFirstPage,
  markHydrated,
  STATIC_ATTRIBUTE,
  staticHtml,
} from '../docusaurusInternals/client/firstPage';
export {i18n, pagePath, siteConfig, SiteContext} from '../docusaurusInternals/client/site';
export {useFollowedLinks} from './followLinks';
