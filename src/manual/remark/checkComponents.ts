import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage, type Message} from '../../writer-errors/message';
import {isMdxElement, nodesOf, type MdxElement} from '../page/nodes';
import type {Page} from '../page/page';
import {components, unknownComponent, type ComponentRule} from './componentProps';

/** Holds every component of a page to its rule: known name, known properties, nothing left out. Changes nothing. */
export function checkComponents(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (!isMdxElement(node) || !node.name) continue;
    const {name} = node;
    const report: Report = (message) => page.report(node, message);
    const rule = components[name];
    if (rule) {
      checkProperties(name, node, rule, report);
      checkContent(name, node, rule, report);
    } else report(unknownComponent(name));
  }
}

type Report = (message: Message) => void;

function checkProperties(name: string, {attributes}: MdxElement, rule: ComponentRule, report: Report): void {
  const {required} = rule;
  const propertyNames = [...required, ...rule.optional];
  const allowed = propertyNames.join(', ');
  const seen = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(writerMessage('spreadProperties', {name}));
      continue;
    }
    const {name: property, value} = attribute;
    seen.add(property);
    if (propertyNames.length === 0) report(writerMessage('noPropertyAllowed', {name, property}));
    else if (!propertyNames.includes(property))
      report(writerMessage('unknownProperty', {name, property, allowed}, nearest(property, propertyNames)));
    else if (typeof value !== 'string') report(writerMessage('propertyIsNoText', {name, property}));
    else if (value.trim() === '') {
      const removable = required.includes(property) ? `<${name}>` : property;
      report(writerMessage('emptyProperty', {name, property, removable}));
    }
  }
  const shown = required.map((property) => `${property}="..."`).join(' ');
  for (const property of required)
    if (!seen.has(property)) report(writerMessage('missingProperty', {name, property, required: shown}));
}

function checkContent(name: string, {type, children}: MdxElement, {holds}: ComponentRule, report: Report): void {
  if (holds === 'nothing' && children.length > 0) report(writerMessage('contentNotAllowed', {name}));
  if (holds === 'content' && children.length === 0) report(writerMessage('contentMissing', {name}));
  if (type === 'mdxJsxTextElement') report(writerMessage('insideLine', {name}));
}
