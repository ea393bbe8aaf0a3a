import type {AtRule, Declaration, Root} from 'postcss';
import {wordsOfValue} from './stylesheet';

/** Removes keyframes that no rule uses. */
function removeUnusedKeyframes(stylesheet: Root): void {
  const words = new Set<string>();
  stylesheet.walkDecls(/^(?:-webkit-)?animation|^--/, ({value}) =>
    wordsOfValue(value).forEach((word) => words.add(word)),
  );
  stylesheet.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) {
      rule.remove();
    }
  });
}

/** Whether a declaration is a vendor-prefixed or legacy form of the next one, and repeats it. */
function isOutdated(declaration: Declaration): boolean {
  const next = declaration.next();
  if (next?.type !== 'decl' || next.value !== declaration.value) {
    return false;
  }
  const {prop, value} = declaration;
  return (
    // Safari before 26 needs the prefix only where a line has a colour, style or width.
    (prop === '-webkit-text-decoration' && next.prop === 'text-decoration' && /^(?:none|underline)$/.test(value)) ||
    // The name of the property before all browsers that are supported.
    (prop === 'page-break-inside' && next.prop === 'break-inside' && value === 'avoid')
  );
}

/** Removes rules without declarations, and at-rules that are empty without them. */
function removeEmpty(container: Root | AtRule): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes) {
      removeEmpty(node);
    }
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
      node.remove();
    }
  });
}

/** Removes unused keyframes, redundant declarations and empty rules from a stylesheet. */
export function removeRedundant(stylesheet: Root): void {
  removeUnusedKeyframes(stylesheet);
  stylesheet.walkDecls((declaration) => {
    if (isOutdated(declaration)) {
      declaration.remove();
    }
  });
  removeEmpty(stylesheet);
}
