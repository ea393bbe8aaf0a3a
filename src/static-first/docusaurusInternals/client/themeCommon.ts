export {
  isSamePath,
  useAlternatePageUtils,
  useHideableNavbar,
  useLocationChange,
} from '@docusaurus/theme-common/internal';
