import postcss, {type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule} from 'postcss';
import valueParser from 'postcss-value-parser';
import {groupBy} from '../../../lib/text';

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
function copyRules(from: Container, to: Container, isWanted: (selector: string) => boolean): void {
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
function remove(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/** Removes the custom properties that nothing reads, and the keyframes that nothing runs. */
function discardUnused(stylesheet: Root, isReadElsewhere: (name: string) => boolean): void {
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

export type SiteStyles = {
  /** All rules: scripts may show anything, for example another page. */
  all: string;
  /** Critical CSS: the rules for a page with these selectors, for its HTML. */
  criticalOf: (selectors: ReadonlySet<string>) => string;
};

/**
 * Replaces layers, which browsers of the floor do not know, with their rules. Layers come before all other rules, so that the others
 * still win.
 */
function flattenLayers(stylesheet: Root): void {
  stylesheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
}

/**
 * Divides the stylesheet of a site: the HTML of each page has every rule that it uses, in any state and at any width. Scripts that
 * show other elements load the whole stylesheet (deferred/assets.ts).
 * @param stylesheet the stylesheet as the bundler made it; changed
 * @param isReadElsewhere whether anything outside the stylesheet reads a custom property
 */
export function siteStyles(stylesheet: Root, isReadElsewhere: (name: string) => boolean): SiteStyles {
  flattenLayers(stylesheet);
  // WebKit needs the prefix only for lines with a style or a width; the minifier adds it to all.
  stylesheet.walkDecls('-webkit-text-decoration', (line) => {
    if (!line.value.includes(' ')) line.remove();
  });
  inlineCustomProperties(stylesheet, isReadElsewhere);
  const criticalCss = new Map<ReadonlySet<string>, string>();
  return {
    all: stylesheet.toString(),
    criticalOf(selectors) {
      const rules = criticalCss.get(selectors) ?? rulesFor(stylesheet, selectors, isReadElsewhere);
      criticalCss.set(selectors, rules);
      return rules;
    },
  };
}

function rulesFor(
  stylesheet: Root,
  selectors: ReadonlySet<string>,
  isReadElsewhere: (name: string) => boolean,
): string {
  const criticalRules = postcss.root();
  copyRules(stylesheet, criticalRules, (selector) => selectors.has(selector));
  discardUnused(criticalRules, isReadElsewhere);
  return criticalRules.toString();
}

/** The site sets its custom properties on these; the second one is the dark mode, which sets no constant again. */
const ROOTS = new Set([':root', '[data-theme=dark]']);

/** Whether a declaration applies to the whole document, without a condition. */
function isGlobal({parent}: Declaration): boolean {
  if (parent?.parent?.type !== 'root') return false;
  const {selectors} = parent as Rule;
  return selectors.includes(':root') && selectors.every((selector) => ROOTS.has(selector));
}

/**
 * Custom properties with one value for the whole site: declared once, on the root, without a condition. Colours of text are excluded: an
 * engine without custom properties shows no background, and must not show white letters without one.
 */
function constantsOf(stylesheet: Root, isReadElsewhere: (name: string) => boolean): Map<string, Declaration> {
  const declarations: Declaration[] = [];
  stylesheet.walkDecls(/^--/, (declaration) => void declarations.push(declaration));
  const textColors = new Set<string>();
  stylesheet.walkDecls('color', ({value}) => customPropertiesIn(value).forEach((name) => textColors.add(name)));
  const isConstant = (declaration: Declaration) =>
    !textColors.has(declaration.prop) &&
    isGlobal(declaration) &&
    !isReadElsewhere(declaration.prop) &&
    customPropertiesIn(declaration.value).length === 0;
  const singleDeclarations = [...groupBy(declarations, ({prop}) => prop).values()]
    .filter(({length}) => length === 1)
    .flat();
  return new Map(singleDeclarations.filter(isConstant).map((declaration) => [declaration.prop, declaration]));
}

function substitute(value: string, constants: Map<string, Declaration>): string {
  const tree = valueParser(value);
  tree.walk((node, index, nodes) => {
    const constant =
      node.type === 'function' && node.value === 'var' ? constants.get(node.nodes[0]?.value ?? '') : undefined;
    if (!constant) return;
    // Minified stylesheets have no space after `)`, which ends a value; the constant may need a space.
    const nextNode = nodes[index + 1];
    const space = nextNode && nextNode.type !== 'space' && nextNode.type !== 'div' ? ' ' : '';
    Object.assign(node, {type: 'word', value: constant.value + space});
  });
  return valueParser.stringify(tree.nodes);
}

/**
 * Replaces constant custom properties with their values, in place. Sources define them once (tokens.css); pages need not
 * contain the names.
 * @param stylesheet a minified stylesheet
 * @param isReadElsewhere whether something outside the stylesheet reads or sets a custom property
 */
function inlineCustomProperties(stylesheet: Root, isReadElsewhere: (name: string) => boolean): void {
  const constants = constantsOf(stylesheet, isReadElsewhere);
  constants.forEach(remove);
  stylesheet.walkDecls((declaration) => {
    if (customPropertiesIn(declaration.value).some((name) => constants.has(name))) {
      declaration.value = substitute(declaration.value, constants);
    }
  });
}
