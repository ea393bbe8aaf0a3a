import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The id that a writer gives a heading: `## Pasos {/* #steps *\/}`. */
const HEADING_ID = /\/\*\s*#(\S+)\s*\*\/\s*$/;

/** The id that the writer gave a heading, if any; nothing for other nodes. */
export function headingId(node: Nodes | undefined): string | undefined {
  return node?.type === 'heading' ? HEADING_ID.exec(toString(node))?.[1] : undefined;
}

/** The id of the heading that a node stands under; `steps` where there is none. Ids of steps begin with it, so that they are unique. */
export function sectionIdBefore(parent: Parents, index: number): string {
  const heading = parent.children
    .slice(0, index)
    .reverse()
    .find((node) => node.type === 'heading');
  return headingId(heading) ?? 'steps';
}
