import postcss, {type AtRule, type Root, type Rule} from 'postcss';
import discardEmpty from 'postcss-discard-empty';
import discardUnused from 'postcss-discard-unused';
import valueParser from 'postcss-value-parser';

/** Whether a rule is a frame of an animation: its selectors are moments. */
function isKeyframe({parent}: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** Calls back for each rule whose selectors match elements. */
export function walkStyleRules(stylesheet: Root, callback: (rule: Rule) => void): void {
  stylesheet.walkRules((rule) => {
    if (!isKeyframe(rule)) callback(rule);
  });
}

const redundant = postcss([discardUnused({fontFace: false, counterStyle: false, namespace: false}), discardEmpty()]);

/** Removes what is left over: rules without declarations, conditions without rules, keyframes that nothing runs. */
export function discardRedundant(stylesheet: Root): void {
  redundant.process(stylesheet, {from: undefined}).sync();
}

/** Removes the other selectors of each rule. What is then left over stays, for `discardRedundant`. */
export function keepSelectors(stylesheet: Root, isWanted: (selector: string, rule: Rule) => boolean): void {
  walkStyleRules(stylesheet, (rule) => {
    const wanted = rule.selectors.filter((selector) => isWanted(selector, rule));
    if (wanted.length === 0) {
      rule.remove();
    } else if (wanted.length < rule.selectors.length) {
      rule.selectors = wanted;
    }
  });
}

/** The custom properties that a text names which is no stylesheet: a script, a drawing, a page. */
export const customPropertiesIn = (text: string): string[] => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];

/** The custom properties that a value reads. */
export function propertiesRead(value: string): string[] {
  const names: string[] = [];
  if (!value.includes('--')) return names;
  valueParser(value).walk((node) => {
    if (node.type === 'word' && node.value.startsWith('--')) names.push(node.value);
  });
  return names;
}
