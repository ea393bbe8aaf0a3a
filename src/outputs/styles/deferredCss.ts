import type {Root} from 'postcss';
import {isMet, isInteractionState, requirementsOf} from './selector';
import {keepSelectors} from './stylesheet';
import {removeRedundant} from './removeRedundant';

/**
 * The rules for elements that only scripts add, such as search results, and for hover and press. They are loaded with the scripts.
 * Rules of the root are not among them: a new custom property there would make the browser recompute the styles of the whole page, so
 * that critical CSS has all custom properties that these rules read. Nor is the theme's layer: pages with its elements inline it.
 * @param stylesheet the stylesheet of the whole site
 * @param isBuilt whether a built page matches a simple selector
 * @returns a new stylesheet
 */
export function deferredCss(stylesheet: Root, isBuilt: (name: string) => boolean): Root {
  const deferred = stylesheet.clone();
  deferred.walkAtRules(/^(?:layer|font-face)$/, (rule) => void rule.remove());
  keepSelectors(deferred, (selector) => isInteractionState(selector) || !isMet(requirementsOf(selector), isBuilt));
  removeRedundant(deferred);
  return deferred;
}
