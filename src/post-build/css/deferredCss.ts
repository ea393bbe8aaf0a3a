import type {Root} from 'postcss';
import {isMet, isInteractionState, requirementsOf} from './selector';
import {keepSelectors} from './stylesheet';
import {removeRedundant} from './removeRedundant';

/**
 * The rules for what scripts put on a page: results of a search, carets of a menu. No page was built with any of it, so no page
 * carries rules about it; they come with the scripts, and so do those about what is pointed at or pressed. Those of the root are not
 * among them: a new custom property on it would have a browser style the whole page again, so pages carry what these rules read. Nor
 * is the theme's layer, which comes with the pages that have its elements.
 * @param stylesheet the stylesheet of the whole site
 * @param isBuilt whether a page was built with a simple selector
 * @returns a new stylesheet
 */
export function deferredCss(stylesheet: Root, isBuilt: (name: string) => boolean): Root {
  const deferred = stylesheet.clone();
  deferred.walkAtRules(/^(?:layer|font-face)$/, (rule) => void rule.remove());
  keepSelectors(deferred, (selector) => isInteractionState(selector) || !isMet(requirementsOf(selector), isBuilt));
  removeRedundant(deferred);
  return deferred;
}
