import {whenHydrated} from './hydration';

/** The same text on every page: a content security policy needs its hash. */
export const speculationRules = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';

/**
 * Lets the browser fetch a page whose link is hovered or pressed, until Docusaurus prefetches by itself: with both, every
 * page would be fetched twice. Call it on ordinary connections only.
 */
export function prefetchUntilHydrated(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) {
    return;
  }
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  document.head.append(rules);
  whenHydrated(() => rules.remove());
}
