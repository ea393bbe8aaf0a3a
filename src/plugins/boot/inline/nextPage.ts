import {append} from './append';
import {whenHydrated} from './hydration';

/** The same text on every page: a content security policy needs its hash. */
export const speculationRules = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

/**
 * Lets the browser fetch a page whose link is hovered or pressed, until Docusaurus prefetches by itself: with both, every
 * page would be fetched twice. Browsers that do not know the type leave the element alone. For ordinary connections only.
 */
export function prefetchUntilHydrated(): void {
  const rules = append('script', {type: 'speculationrules', textContent: speculationRules});
  whenHydrated(() => rules.remove());
}
