/** Configuration and languages for a component that is rendered when the contexts of the site have crashed. */
export {default as siteConfig} from '@generated/docusaurus.config';
export {default as i18n} from '@generated/i18n';
