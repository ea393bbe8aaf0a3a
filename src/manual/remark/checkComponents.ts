import {visit} from 'unist-util-visit';
import {nearest} from '../writer-errors/didYouMean';
import {writerMessage} from '../writer-errors/message';
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
    writerMessage('unknownComponent', {name, known: known.map((one) => `<${one}>`).join(', ')}, nearest(name, known)),
  );
}

function checkUse(page: Page, element: MdxElement, name: string, rule: ComponentRule): void {
  const allowed = [...rule.required, ...rule.optional];
  const given = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      page.report(element, writerMessage('spreadProperties', {name}));
      continue;
    }
    given.add(attribute.name);
    if (!allowed.includes(attribute.name)) {
      page.report(
        element,
        allowed.length > 0
          ? writerMessage(
              'unknownProperty',
              {name, property: attribute.name, allowed: allowed.join(', ')},
              nearest(attribute.name, allowed),
            )
          : writerMessage('noPropertyAllowed', {name, property: attribute.name}),
      );
    } else if (typeof attribute.value === 'string' && attribute.value.trim() === '') {
      page.report(
        element,
        writerMessage('emptyProperty', {
          name,
          property: attribute.name,
          removable: rule.required.includes(attribute.name) ? `<${name}>` : attribute.name,
        }),
      );
    } else if (typeof attribute.value !== 'string') {
      page.report(element, writerMessage('propertyIsNoText', {name, property: attribute.name}));
    }
  }
  for (const required of rule.required) {
    if (!given.has(required)) {
      page.report(
        element,
        writerMessage('missingProperty', {
          name,
          property: required,
          required: rule.required.map((one) => `${one}="..."`).join(' '),
        }),
      );
    }
  }
  checkContent(page, element, name, rule);
}

function checkContent(page: Page, element: MdxElement, name: string, rule: ComponentRule): void {
  const isEmpty = element.children.length === 0;
  if (rule.holds === 'nothing' && !isEmpty) {
    page.report(element, writerMessage('contentNotAllowed', {name}));
  }
  if (rule.holds === 'content' && isEmpty) {
    page.report(element, writerMessage('contentMissing', {name}));
  }
  if (element.type === 'mdxJsxTextElement') {
    page.report(element, writerMessage('insideLine', {name}));
  }
}
