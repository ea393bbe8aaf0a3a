export {isSamePath, useAlternatePageUtils, useHideableNavbar} from '@docusaurus/theme-common/internal';
