import type {AtRule, Declaration, Root} from 'postcss';
import {wordsOfValue} from './stylesheet';

/** Removes animations that no rule runs. */
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

/** Whether a declaration says only what the next one says in the words of today. */
function isOutdated(declaration: Declaration): boolean {
  const next = declaration.next();
  if (next?.type !== 'decl' || next.value !== declaration.value) {
    return false;
  }
  const {prop, value} = declaration;
  return (
    // Safari before 26 needs the prefix only where a line has a colour, style or width.
    (prop === '-webkit-text-decoration' && next.prop === 'text-decoration' && /^(?:none|underline)$/.test(value)) ||
    // What print rules were called before all of the browsers here.
    (prop === 'page-break-inside' && next.prop === 'break-inside' && value === 'avoid')
  );
}

/** Removes rules without declarations, and then the conditions they stood in. */
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

/** Takes out of a stylesheet what says nothing. */
export function removeRedundant(stylesheet: Root): void {
  removeUnusedKeyframes(stylesheet);
  stylesheet.walkDecls((declaration) => {
    if (isOutdated(declaration)) {
      declaration.remove();
    }
  });
  // Lists of layers: some belong to themes and plugins that are not here; the others stand in the same order without it.
  stylesheet.walkAtRules('layer', (rule) => {
    if (!rule.nodes) {
      rule.remove();
    }
  });
  removeEmpty(stylesheet);
}
