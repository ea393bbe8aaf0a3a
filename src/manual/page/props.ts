import type {MdxElement} from './nodes';

/** The value of a component's text property, or undefined when it is not there or is no text. */
export function prop(element: MdxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string') {
      return attribute.value;
    }
  }
  return undefined;
}
