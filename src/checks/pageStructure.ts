import type {Root} from 'mdast';
import {splitHeading, type SplitHeading} from '../manual/page/heading';
import {isMdxElement, lineOf, nodesOf, prop, type MdxElement} from '../manual/page/nodes';

interface Heading extends SplitHeading {
  readonly depth: number;
  readonly line: number;
}

/** A part of a page without its words. */
interface Part {
  readonly name: string;
  readonly line: number;
}

/** The structure of a page. */
export type PageStructure = ReturnType<typeof structureOf>;

/** Reads the structure of a page from its tree. */
export function structureOf(tree: Root) {
  const headings: Heading[] = [];
  const answers: {readonly name: string; readonly question: string; readonly line: number}[] = [];
  const images: {readonly alt: string; readonly line: number}[] = [];
  /** The parts that are the same in every language, in order. */
  const parts: Part[] = [];
  for (const node of nodesOf(tree)) {
    const line = lineOf(node);
    if (node.type === 'heading') {
      const heading = {depth: node.depth, ...splitHeading(node), line};
      headings.push(heading);
      parts.push({name: `${'#'.repeat(node.depth)} #${heading.id ?? ''}`, line});
    }
    if (node.type === 'image') images.push({alt: node.alt ?? '', line});
    if (!isMdxElement(node)) continue;
    const name = nameOf(node);
    if (name !== undefined) parts.push({name, line});
    if (node.name === 'Answer')
      answers.push({name: prop(node, 'id') ?? '', question: prop(node, 'question') ?? '', line});
  }
  return {headings, answers, images, parts};
}

/** The name of a component that pages have in all languages, with its properties sorted, so that their order does not matter. */
function nameOf(element: MdxElement): string | undefined {
  const propertiesIn = (names: readonly string[]) =>
    names
      .map((name) => ` ${name}="${prop(element, name) ?? ''}"`)
      .sort()
      .join('');
  switch (element.name) {
    case 'Answer':
      return `<Answer${propertiesIn(['id'])}>`;
    case 'Related':
      return `<Related${propertiesIn(['pages'])}>`;
    case 'Screen':
      return `<Screen${propertiesIn(element.attributes.flatMap((each) => ('name' in each ? each.name : [])))}>`;
    case 'Steps':
      return `<Steps> (${element.children.reduce((sum, child) => sum + (child.type === 'list' ? child.children.length : 0), 0)})`;
    default:
      return undefined;
  }
}
