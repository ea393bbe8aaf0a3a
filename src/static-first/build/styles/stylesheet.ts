import postcss, {type AtRule, type ChildNode, type Container, type Root, type Rule} from 'postcss';

/** Whether a rule is a frame of an animation: its selectors are points in time. */
function isKeyframe({parent}: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** Calls back for each rule whose selectors match elements. */
export function walkStyleRules(stylesheet: Root, callback: (rule: Rule) => void): void {
  stylesheet.walkRules((rule) => {
    if (!isKeyframe(rule)) callback(rule);
  });
}

/** Copies the rules with these selectors from one container to another: less work than removing the others from a copy. */
export function copyRules(from: Container, to: Container, isWanted: (selector: string) => boolean): void {
  from.each((node) => {
    if (node.type === 'rule' && !isKeyframe(node)) {
      const selectors = node.selectors.filter(isWanted);
      if (selectors.length > 0) to.append(node.clone(selectors.length < node.selectors.length ? {selectors} : {}));
    } else if (node.type === 'atrule' && node.nodes) {
      const copy = postcss.atRule({name: node.name, params: node.params, raws: {...node.raws}, nodes: []});
      copyRules(node, copy, isWanted);
      if (copy.nodes?.length) to.append(copy);
    } else {
      to.append(node.clone());
    }
  });
}

/** Removes a part of a stylesheet, and the parts around it that are then empty. */
export function remove(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/** Removes the custom properties that nothing reads, and the keyframes that nothing runs. */
export function discardUnused(stylesheet: Root, isReadElsewhere: (name: string) => boolean): void {
  const usedNames = new Set(stylesheet.toString().match(/(?<=var\()--[\w-]+/g));
  const animationNames = new Set<string>();
  stylesheet.walkDecls(/^animation(?:-name)?$/, ({value}) =>
    value.split(/[\s,]+/).forEach((word) => animationNames.add(word)),
  );
  stylesheet.walkDecls(/^--/, (declaration) => {
    const {prop} = declaration;
    if (!usedNames.has(prop) && !isReadElsewhere(prop)) remove(declaration);
  });
  stylesheet.walkAtRules(/keyframes$/, (keyframes) => {
    if (!animationNames.has(keyframes.params)) remove(keyframes);
  });
}

/** The custom properties that a text names: a value, a script, a drawing, a page. */
export const customPropertiesIn = (text: string): string[] => text.match(/(?<![\w-])--[a-z][\w-]*/g) ?? [];
