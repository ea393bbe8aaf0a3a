import {append} from '../inline/appendElement';
import {whenHydrated} from '../inline/hydration';

/** The same text on every page: a content security policy needs its hash. */
export const speculationRules = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

/**
 * Lets the browser prefetch a page whose link is hovered or pressed, until Docusaurus prefetches by itself: with both, every
 * page would be fetched twice. Browsers without speculation rules ignore the element. For unconstrained connections only.
 */
export function prefetchUntilHydrated(): void {
  const rules = append('script', {type: 'speculationrules', textContent: speculationRules});
  whenHydrated(() => rules.remove());
}
