import type {Data, List, ListItem, Nodes, Parents, PhrasingContentMap, RootContent, RootContentMap} from 'mdast';
import type {Page} from './page';
import type {Positioned} from '../../writer-errors/writerError';

// MDX sets this property on an element that was written as JSX, but its types do not have it.
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/** An element that the build makes. */
export type MadeElement = PhrasingContentMap['mdxJsxTextElement'];

/** A component or element on a page. */
export type MdxElement = RootContentMap['mdxJsxFlowElement'] | MadeElement;

/** Attributes by the names of React (`className`). Attributes without a value are left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** Attributes by the names of hast (`dataText`). */
type Properties = Record<string, string | string[]>;

/** Whether a node is a component or element, with this name if one is given. */
export function isMdxElement(node: Nodes, name?: string): node is MdxElement {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && (name === undefined || node.name === name);
}

/** The nodes that replace a component; undefined leaves it as it is. */
type Make = (page: Page, element: MdxElement, parent: Parents, index: number) => readonly RootContent[] | undefined;

/**
 * Replaces components, by name, with other nodes, which are then visited too. New nodes have the position of the component, for the line
 * in later messages.
 */
export const replacing = (makers: Readonly<Record<string, Make>>) => (page: Page) => replaceIn(page, page.tree, makers);

function replaceIn(page: Page, parent: Nodes, makers: Readonly<Record<string, Make>>): void {
  if (!('children' in parent)) return;
  const children: RootContent[] = parent.children;
  for (let index = 0, node = children[0]; node; node = children[++index]) {
    const replacement = isMdxElement(node) ? makers[node.name ?? '']?.(page, node, parent, index) : undefined;
    for (const newNode of replacement?.flatMap((each) => nodesOf(each)) ?? []) newNode.position ??= node.position;
    if (replacement) children.splice(index--, 1, ...replacement);
    else replaceIn(page, node, makers);
  }
}

/** The names in a text property, which spaces separate. */
export const names = (element: MdxElement, name: string): string[] =>
  (prop(element, name) ?? '').split(/\s+/).filter(Boolean);

/**
 * The properties of each use of a component in the text of another page, in whatever order they are written. That page is not parsed,
 * because the parser takes milliseconds and many pages link to each page.
 */
export const propertiesIn = (content: string, name: string): Readonly<Partial<Record<string, string>>>[] =>
  [...content.matchAll(new RegExp(`^[ \\t]*<${name}\\s([^>]*)`, 'gm'))].map(([, properties = '']) => {
    const pairs = properties.matchAll(/(\w+)="([^"]*)"/g);
    return Object.fromEntries([...pairs].map(([, property = '', value = '']): [string, string] => [property, value]));
  });

/** The value of a component's text property, or undefined when it is missing or not a text. */
export function prop(element: MdxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string') {
      return attribute.value;
    }
  }
  return undefined;
}

/** The line on which a node begins; 1 when it has no position. */
export const lineOf = ({position}: Positioned): number => position?.start.line ?? 1;

/** The words in a node. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A copy of a node and all nodes in it, which transforms may change. `structuredClone` copies positions too, and takes much longer. */
export function copyNode<Node extends Nodes>(node: Node): Node {
  const copy = {...node};
  if ('children' in copy) Object.assign(copy, {children: copy.children.map(copyNode)});
  if (isMdxElement(copy)) copy.attributes = copy.attributes.map((attribute) => ({...attribute}));
  return copy;
}

/** A node and all nodes in it, in order. */
export function nodesOf(node: Nodes, nodes: Nodes[] = []): Nodes[] {
  nodes.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, nodes);
  return nodes;
}

/** Whether a node is an element with this class. */
export const hasClass = (node: Nodes, className: string): node is MdxElement =>
  isMdxElement(node) && names(node, 'className').includes(className);

/** Attributes as MDX has them. */
export const attributesOf = (attributes: Attributes): MadeElement['attributes'] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : {type: 'mdxJsxAttribute', name, value},
  );

/** Whether a node is a part of the page that readers see: neither front matter nor an import. */
export const isContent = (node: Nodes): boolean => node.type !== 'yaml' && node.type !== 'mdxjsEsm';

/** The children of an element; a string becomes a text node. */
export type Content = readonly (RootContent | string)[];

const toNodes = (content: Content): RootContent[] =>
  content.map((each) => (typeof each === 'string' ? {type: 'text', value: each} : each));

/**
 * An element, such as `div`, or `b` in a line of text. It is marked as written by hand, so that MDX never replaces it with a component of
 * the theme (`li`, `a`, `ul`).
 */
export function element(name: string, attributes: Attributes = {}, content: Content = []): MadeElement {
  return {
    // Docusaurus collects the ids of `details` only from flow elements.
    type: (name === 'details' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement') as 'mdxJsxTextElement',
    name,
    data: {_mdxExplicitJsx: true},
    attributes: attributesOf(attributes),
    // mdast does not allow blocks here, but MDX does.
    children: toNodes(content) as MadeElement['children'],
  };
}

/** A list of Markdown. */
export const list = (children: ListItem[], properties: Properties = {}): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  data: {hProperties: properties},
  children,
});

/** An item of a list that is a line of text. */
export const listItem = (line: Content, properties: Properties = {}): ListItem => ({
  type: 'listItem',
  spread: false,
  data: {hProperties: properties},
  children: [paragraph(line)],
});

/** A paragraph of Markdown. */
export const paragraph = (line: Content): RootContentMap['paragraph'] => ({
  type: 'paragraph',
  children: toNodes(line) as RootContentMap['paragraph']['children'],
});

/** A link of Markdown. */
export const link = (url: string, line: Content, properties: Properties = {}): RootContentMap['link'] => ({
  type: 'link',
  url,
  data: {hProperties: properties},
  children: toNodes(line) as RootContentMap['link']['children'],
});

/** Anchors with the former ids of a part of a page, so that old addresses lead to it. */
export const formerAnchors = (ids: readonly string[]): MadeElement[] => ids.map((id) => element('a', {id}));

/** The index of the related pages, with their heading; the end of a page without them. */
export function indexOfRelated(nodes: readonly RootContent[]): number {
  const index = nodes.findIndex((node) => isMdxElement(node, 'Related'));
  if (index < 0) return nodes.length;
  return nodes[index - 1]?.type === 'heading' ? index - 1 : index;
}

/** Gives a new node the position of the one that it replaces, for the line in later messages. */
export const withPositionOf = <T extends Nodes>({position}: Nodes, node: T): T => Object.assign(node, {position});

/** Adds attributes to the element that a node becomes. */
export function setProperties(node: Nodes, properties: Properties): void {
  const data: Data & {hProperties?: object} = node.data ?? {};
  node.data = {...data, hProperties: {...data.hProperties, ...properties}};
}
