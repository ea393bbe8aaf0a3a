import type {Root} from 'mdast';
import {splitHeading, type SplitHeading} from '../manual/page/heading';
import {isMdxElement, nodesOf, prop, type MdxElement} from '../manual/page/nodes';

interface Heading extends SplitHeading {
  readonly depth: number;
  readonly line: number;
}

interface Named {
  readonly name: string;
  readonly line: number;
}

/** The structure of a page without its words: the same in both languages. */
export type PageStructure = ReturnType<typeof structureOf>;

/** Reads the structure of a page from its tree. */
export function structureOf(tree: Root) {
  const headings: Heading[] = [];
  const answers: (Named & {readonly question: string})[] = [];
  /** The number of steps of each `<Steps>`. */
  const steps: {readonly count: number; readonly line: number}[] = [];
  /** Each `<Screen>` with its properties, written the same way whatever their order. */
  const screens: Named[] = [];
  const related: Named[] = [];
  const images: {readonly alt: string; readonly line: number}[] = [];
  for (const node of nodesOf(tree)) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') headings.push({depth: node.depth, ...splitHeading(node), line});
    if (node.type === 'image') images.push({alt: node.alt ?? '', line});
    if (!isMdxElement(node)) continue;
    if (node.name === 'Answer')
      answers.push({name: prop(node, 'id') ?? '', question: prop(node, 'question') ?? '', line});
    if (node.name === 'Related') related.push({name: prop(node, 'pages') ?? '', line});
    if (node.name === 'Screen') screens.push({name: writeScreen(node), line});
    if (node.name === 'img') images.push({alt: prop(node, 'alt') ?? '', line});
    if (node.name === 'Steps') {
      const count = node.children.reduce((sum, child) => sum + (child.type === 'list' ? child.children.length : 0), 0);
      steps.push({count, line});
    }
  }
  return {headings, answers, steps, screens, related, images};
}

function writeScreen(screen: MdxElement): string {
  const props = screen.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [`${attribute.name}="${typeof attribute.value === 'string' ? attribute.value : ''}"`]
      : [],
  );
  return `<Screen ${props.sort().join(' ')} />`;
}
