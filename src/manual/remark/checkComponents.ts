import type {Nodes} from 'mdast';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage, type Message} from '../../writer-errors/message';
import {isMdxElement, nodesOf, type MdxElement} from '../page/nodes';
import type {Page} from '../page/page';
import {screenProps} from '../../screens';

/** The properties of a component, each a text, and whether it has content between its tags. */
interface ComponentRule {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  readonly hasContent?: true;
}

/** The components that a page may use. */
export const components: Readonly<Record<string, ComponentRule>> = {
  Steps: {hasContent: true},
  Result: {hasContent: true},
  Need: {required: ['summary'], hasContent: true},
  Answer: {required: ['id', 'question'], optional: ['former'], hasContent: true},
  Trouble: {hasContent: true},
  Screen: {required: ['name'], optional: screenProps},
  Messages: {required: ['of'], optional: ['as']},
  OnScreen: {required: ['of']},
  Glossary: {},
  Contact: {},
  Moved: {required: ['to', 'ids']},
  Board: {},
  Related: {required: ['pages']},
  Topic: {required: ['id'], hasContent: true},
  ManualPdf: {},
  SaveManual: {},
};

/** The error for a tag that is not a component, closed or not. Plain HTML is not a component either. */
export function unknownComponent(name: string): Message {
  const componentNames = Object.keys(components);
  const tags = componentNames.map((one) => `<${one}>`).join(', ');
  return writerMessage('unknownComponent', {name, known: tags}, nearest(name, componentNames));
}

/** Checks every component of a page: its name, its properties, and that no required property is missing. Changes nothing. */
export function checkComponents(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (!isMdxElement(node) || !node.name) continue;
    const {name, type, children} = node;
    const report: Report = (message) => page.report(node, message);
    const rule = components[name];
    if (!rule) {
      report(unknownComponent(name));
      continue;
    }
    checkProperties(name, node, rule, report);
    if (!rule.hasContent && children.length > 0) report(writerMessage('contentNotAllowed', {name}));
    if (rule.hasContent && children.length === 0) report(writerMessage('contentMissing', {name}));
    if (type === 'mdxJsxTextElement') report(writerMessage('insideLine', {name}));
  }
}

type Report = (message: Message) => void;

function checkProperties(name: string, {attributes}: MdxElement, rule: ComponentRule, report: Report): void {
  const {required = [], optional = []} = rule;
  const propertyNames = [...required, ...optional];
  const nameList = propertyNames.join(', ');
  const namesInUse = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(writerMessage('spreadProperties', {name}));
      continue;
    }
    const {name: property, value} = attribute;
    namesInUse.add(property);
    if (propertyNames.length === 0) report(writerMessage('noPropertyAllowed', {name, property}));
    else if (!propertyNames.includes(property))
      report(writerMessage('unknownProperty', {name, property, allowed: nameList}, nearest(property, propertyNames)));
    else if (typeof value !== 'string') report(writerMessage('propertyIsNoText', {name, property}));
    else if (value.trim() === '') {
      const removablePart = required.includes(property) ? `<${name}>` : property;
      report(writerMessage('emptyProperty', {name, property, removable: removablePart}));
    }
  }
  const example = required.map((property) => `${property}="..."`).join(' ');
  for (const property of required)
    if (!namesInUse.has(property)) report(writerMessage('missingProperty', {name, property, required: example}));
}

const callouts = ['note', 'tip', 'info', 'warning', 'danger'];

/** Reports callouts without a known name or an end, and colons that do not make a callout, which readers would see as typed. */
export function checkCallouts(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (node.type === 'containerDirective') {
      const {name, children} = node;
      if (!callouts.includes(name)) {
        const kinds = callouts.map((one) => `:::${one}`).join(', ');
        page.report(node, writerMessage('unknownCallout', {name, known: kinds}, nearest(name, callouts)));
      }
      if (!isClosed(node, children.at(-1))) page.report(node, writerMessage('calloutNotClosed', {name}));
    } else if (node.type === 'leafDirective') page.report(node, writerMessage('noCallout'));
  }
}

/** The parser ends a callout that is not closed where its content ends, or before the first column of the next line. */
const isClosed = ({position}: Nodes, last: Nodes | undefined): boolean =>
  position !== undefined &&
  position.end.column > 3 &&
  position.end.line > (last?.position?.end.line ?? position.start.line);
