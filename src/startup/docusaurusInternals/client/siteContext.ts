/** The context that `useDocusaurusContext` reads. Its provider is the only way to change the list of languages for a stock component. */
export {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
