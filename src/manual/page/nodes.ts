import type {Data, Nodes, Parents, PhrasingContent, PhrasingContentMap, RootContent, RootContentMap, Text} from 'mdast';
import type {Positioned} from '../../writer-errors/writerError';

// A property that MDX sets on an element that was written as JSX; its types lack it.
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: boolean;
  }
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
}

export type MdxJsxFlowElement = RootContentMap['mdxJsxFlowElement'];
export type MdxJsxTextElement = PhrasingContentMap['mdxJsxTextElement'];
type MdxJsxAttribute = Extract<MdxJsxFlowElement['attributes'][number], {type: 'mdxJsxAttribute'}>;

export type Attributes = Readonly<Record<string, string>>;

/** A component or element that a writer put on a page. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is a component or element, with this name where one is given. */
export function isMdxElement(node: Nodes, name?: string): node is MdxElement {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && (name === undefined || node.name === name);
}

/**
 * Replaces each component of a name by what is made of it, which is visited in its place; undefined leaves it as it is. New nodes have the
 * position of the component, for the line in later messages.
 */
export function replaceEach(
  parent: Nodes,
  name: string,
  make: (element: MdxElement, parent: Parents, index: number) => readonly RootContent[] | undefined,
): void {
  if (!('children' in parent)) return;
  const children: RootContent[] = parent.children;
  for (let index = 0, node = children[0]; node; node = children[++index]) {
    const made = isMdxElement(node, name) ? make(node, parent, index) : undefined;
    for (const each of made ?? []) each.position ??= node.position;
    if (made) children.splice(index--, 1, ...made);
    else replaceEach(node, name, make);
  }
}

/** The names in a text property, which spaces separate. */
export const names = (element: MdxElement, name: string): string[] =>
  (prop(element, name) ?? '').split(/\s+/).filter(Boolean);

/** The value of a component's text property, or undefined when it is not there or is no text. */
export function prop(element: MdxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string') {
      return attribute.value;
    }
  }
  return undefined;
}

/** The words in a node. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * A node and all nodes in it, in their order. `unist-util-visit` names a function at each node, which takes longer than most of what is
 * done there.
 */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, found);
  return found;
}

/** Whether a node is an element with this class that stands on its own, as `block` makes them. */
export function hasClass(node: Nodes, className: string): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && (prop(node, 'className') ?? '').split(' ').includes(className);
}

/** Attributes as MDX has them. */
export function attributesOf(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

/** Whether a node is a part of the page that readers see: neither front matter nor an import. */
export const isContent = (node: Nodes): boolean => node.type !== 'yaml' && node.type !== 'mdxjsEsm';

/** A text node. */
export function text(value: string): Text {
  return {type: 'text', value};
}

/** Marks an element as written: MDX then never replaces it by a component of the theme (`li`, `a`, `ul`). */
const explicit = {_mdxExplicitJsx: true};

/** A block element, such as `div`. Attributes have React's names (`className`). */
export function block(name: string, attributes: Attributes, children: readonly RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    data: {...explicit},
    attributes: attributesOf(attributes),
    // mdast allows no phrasing content here, MDX does: it is how `<p>words</p>` is read.
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

/** An element inside a line of text, such as `b`. */
export function inline(name: string, attributes: Attributes, children: readonly PhrasingContent[]): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    data: {...explicit},
    attributes: attributesOf(attributes),
    children: [...children],
  };
}

/** One element filled with finished HTML: React neither builds nor compares what is inside. */
export function htmlBlock(name: string, attributes: Attributes, html: string): MdxJsxFlowElement {
  const element = block(name, attributes, []);
  const flags = {kind: 'init', method: false, shorthand: false, computed: false} as const;
  const key = {type: 'Identifier', name: '__html'} as const;
  const value = {type: 'Literal', value: html} as const;
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify({__html: html}),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExpressionStatement',
              expression: {type: 'ObjectExpression', properties: [{type: 'Property', key, value, ...flags}]},
            },
          ],
        },
      },
    },
  });
  return element;
}

/** Anchors by which the addresses that a part of a page had before lead to it. */
export const formerAnchors = (ids: readonly string[]): MdxJsxTextElement[] => ids.map((id) => inline('a', {id}, []));

/** Where the pages to go on to begin, with their heading; the end of a page without them. */
export function indexOfRelated(nodes: readonly RootContent[]): number {
  const related = nodes.findIndex((node) => isMdxElement(node, 'Related'));
  if (related < 0) return nodes.length;
  return nodes[related - 1]?.type === 'heading' ? related - 1 : related;
}

/** Gives a new node the position of the one that it replaces, for the line in later messages. */
export function at<T extends Nodes>(original: Positioned, node: T): T {
  return Object.assign(node, {position: original.position});
}

/** Gives an element of Markdown attributes, by the names that hast has for them (`dataLabel`). */
export function setProperties(node: Nodes, properties: Readonly<Record<string, string | string[]>>): void {
  const data: Data & {hProperties?: object} = node.data ?? {};
  node.data = {...data, hProperties: {...data.hProperties, ...properties}};
}
