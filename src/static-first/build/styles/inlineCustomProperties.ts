import type {Declaration, Root, Rule} from 'postcss';
import valueParser from 'postcss-value-parser';
import {groupBy} from '../../../lib/text';
import {customPropertiesIn, remove} from './stylesheet';

/** On these every custom property of the site is set; the second one is the dark mode, which has no value of its own for these. */
const ROOTS = new Set([':root', '[data-theme=dark]']);

/** Whether a declaration holds for the whole document, under no condition. */
function isGlobal({parent}: Declaration): boolean {
  if (parent?.parent?.type !== 'root') return false;
  const {selectors} = parent as Rule;
  return selectors.includes(':root') && selectors.every((selector) => ROOTS.has(selector));
}

/**
 * Custom properties with one value for the whole site: declared once, on the root, under no condition. Not those that text is coloured
 * with: an engine without custom properties shows no ground, and must not show white letters on it.
 */
function constantsOf(stylesheet: Root, isReadElsewhere: (name: string) => boolean): Map<string, Declaration> {
  const declarations: Declaration[] = [];
  stylesheet.walkDecls(/^--/, (declaration) => void declarations.push(declaration));
  const ofText = new Set<string>();
  stylesheet.walkDecls('color', ({value}) => customPropertiesIn(value).forEach((name) => ofText.add(name)));
  const isConstant = (declaration: Declaration) =>
    !ofText.has(declaration.prop) &&
    isGlobal(declaration) &&
    !isReadElsewhere(declaration.prop) &&
    customPropertiesIn(declaration.value).length === 0;
  const once = [...groupBy(declarations, ({prop}) => prop).values()].filter(({length}) => length === 1).flat();
  return new Map(once.filter(isConstant).map((declaration) => [declaration.prop, declaration]));
}

function substitute(value: string, constants: Map<string, Declaration>): string {
  const parsed = valueParser(value);
  parsed.walk((node, index, nodes) => {
    const constant =
      node.type === 'function' && node.value === 'var' ? constants.get(node.nodes[0]?.value ?? '') : undefined;
    if (!constant) return;
    // Minified stylesheets have no space behind `)`, which ends a value; what stands there now may not.
    const next = nodes[index + 1];
    const space = next && next.type !== 'space' && next.type !== 'div' ? ' ' : '';
    Object.assign(node, {type: 'word', value: constant.value + space});
  });
  return valueParser.stringify(parsed.nodes);
}

/**
 * Replaces constant custom properties by their values, in place. Sources define them once (tokens.css); pages need not contain the
 * names.
 * @param stylesheet a minified stylesheet
 * @param isReadElsewhere whether something besides the stylesheet reads or sets a custom property
 */
export function inlineCustomProperties(stylesheet: Root, isReadElsewhere: (name: string) => boolean): void {
  const constants = constantsOf(stylesheet, isReadElsewhere);
  constants.forEach(remove);
  stylesheet.walkDecls((declaration) => {
    if (customPropertiesIn(declaration.value).some((name) => constants.has(name))) {
      declaration.value = substitute(declaration.value, constants);
    }
  });
}
