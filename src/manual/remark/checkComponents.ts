import {visit} from 'unist-util-visit';
import {nearest} from '../writer-errors/didYouMean';
import {componentErrors} from '../writer-errors/messages/components';
import {isMdxElement, type MdxElement} from '../page/nodes';
import type {Page} from '../page/page';
import {components, type ComponentRule} from './componentProps';

/** Holds every component of a page to its rule: known name, known properties, nothing left out. Changes nothing. */
export function checkComponents(page: Page): void {
  visit(page.tree, (node) => {
    if (!isMdxElement(node) || !node.name || !/^[A-Z]/.test(node.name)) return;
    const rule = components[node.name];
    if (rule) checkUse(page, node, node.name, rule);
    else reportUnknown(page, node, node.name);
  });
}

function reportUnknown(page: Page, element: MdxElement, name: string): void {
  const known = Object.keys(components);
  page.report(
    element,
    componentErrors.unknownComponent(name, known.map((one) => `<${one}>`).join(', '), nearest(name, known) ?? ''),
  );
}

function checkUse(page: Page, element: MdxElement, name: string, rule: ComponentRule): void {
  const allowed = [...rule.required, ...rule.optional];
  const given = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      page.report(element, componentErrors.spreadProperties(name));
      continue;
    }
    given.add(attribute.name);
    if (!allowed.includes(attribute.name)) {
      page.report(
        element,
        componentErrors.unknownProperty(
          name,
          attribute.name,
          allowed.join(', '),
          nearest(attribute.name, allowed) ?? '',
        ),
      );
    } else if (typeof attribute.value === 'string' && attribute.value.trim() === '') {
      page.report(
        element,
        componentErrors.emptyProperty(
          name,
          attribute.name,
          rule.required.includes(attribute.name) ? `<${name}>` : attribute.name,
        ),
      );
    } else if (typeof attribute.value !== 'string') {
      page.report(element, componentErrors.propertyIsNoText(name, attribute.name));
    }
  }
  for (const required of rule.required) {
    if (!given.has(required)) {
      page.report(
        element,
        componentErrors.missingProperty(name, required, rule.required.map((one) => `${one}="..."`).join(' ')),
      );
    }
  }
  checkContent(page, element, name, rule);
}

function checkContent(page: Page, element: MdxElement, name: string, rule: ComponentRule): void {
  const isEmpty = element.children.length === 0;
  if (rule.holds === 'nothing' && !isEmpty) {
    page.report(element, componentErrors.contentNotAllowed(name));
  }
  if (rule.holds === 'content' && isEmpty) {
    page.report(element, componentErrors.contentMissing(name));
  }
  if (element.type === 'mdxJsxTextElement') {
    page.report(element, componentErrors.insideLine(name));
  }
}
