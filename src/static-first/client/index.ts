// The door of this folder for components and client modules of Docusaurus.
export {leaveFirstPage} from '../docusaurusInternals/client/firstPage';
export {i18n, pagePath, siteConfig, SiteContext} from '../docusaurusInternals/client/site';
