import {visit} from 'unist-util-visit';
import {didYouMean} from '../../catalogue';
import {isMdxElement, type MdxElement} from '../nodes';
import type {Page} from '../page';
import {components, type ComponentRule} from './components';

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
  page.report(element, {
    found: `<${name}>`,
    expected: `one of ${known.map((one) => `<${one}>`).join(', ')}`,
    advice: `Use one of these.${didYouMean(name, known)}`,
  });
}

function checkUse(page: Page, element: MdxElement, name: string, rule: ComponentRule): void {
  const allowed = [...rule.required, ...rule.optional];
  const given = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      page.report(element, {
        found: `{...} among the properties of <${name}>`,
        expected: 'properties written one by one',
        advice: 'Write each as name="text".',
      });
      continue;
    }
    given.add(attribute.name);
    if (!allowed.includes(attribute.name)) {
      page.report(element, {
        found: `the property ${attribute.name} of <${name}>`,
        expected: allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'no property',
        advice: `Take it out.${allowed.length > 0 ? didYouMean(attribute.name, allowed) : ''}`,
      });
    } else if (typeof attribute.value === 'string' && attribute.value.trim() === '') {
      page.report(element, {
        found: `<${name} ${attribute.name}="">`,
        expected: `${attribute.name}="..." with something between the quotation marks`,
        advice: `Fill it in, or take ${rule.required.includes(attribute.name) ? `<${name}>` : attribute.name} out.`,
      });
    } else if (typeof attribute.value !== 'string') {
      page.report(element, {
        found: `<${name}> with a property ${attribute.name} that is no text`,
        expected: `${attribute.name}="text"`,
        advice: 'Write the value between quotation marks.',
      });
    }
  }
  for (const required of rule.required) {
    if (!given.has(required)) {
      page.report(element, {
        found: `<${name}> without ${required}`,
        expected: `<${name} ${rule.required.map((one) => `${one}="..."`).join(' ')}>`,
        advice: `Add ${required}="...".`,
      });
    }
  }
  checkContent(page, element, name, rule);
}

function checkContent(page: Page, element: MdxElement, name: string, rule: ComponentRule): void {
  const isEmpty = element.children.length === 0;
  if (rule.holds === 'nothing' && !isEmpty) {
    page.report(element, {
      found: `<${name}> with something between its tags`,
      expected: `<${name} ... /> with nothing inside`,
      advice: 'Close the tag with /> and move its content out.',
    });
  }
  if (rule.holds === 'content' && isEmpty) {
    page.report(element, {
      found: `an empty <${name}>`,
      expected: `content between <${name}> and </${name}>`,
      advice: 'Write it, or take the component out.',
    });
  }
  if (name !== 'Path' && element.type === 'mdxJsxTextElement') {
    page.report(element, {
      found: `<${name}> inside a line of text`,
      expected: `<${name}> on a line of its own`,
      advice: 'Leave an empty line before and after it.',
    });
  }
}
