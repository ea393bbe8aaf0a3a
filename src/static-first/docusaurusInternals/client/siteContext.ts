/** The context that `useDocusaurusContext` reads: only its provider can tell a stock component of other languages. */
export {Context as SiteContext} from '@docusaurus/core/lib/client/docusaurusContext';
