import type {AtRule, Root} from 'postcss';
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

/** Removes keyframes that no rule uses, and empty rules, from a stylesheet. */
export function removeRedundant(stylesheet: Root): void {
  removeUnusedKeyframes(stylesheet);
  removeEmpty(stylesheet);
}
