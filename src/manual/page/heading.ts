import type {Heading, Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The comment at the end of a heading, and the id in it: `## Pasos {/* #steps *\/}`. */
const COMMENT = /\/\*.*\*\/\s*$/;
const ID = /\/\*\s*#(\S+)\s*\*\/\s*$/;

/** Splits a heading into its words and the id that the writer gave it, if any. */
export function splitHeading(heading: Heading): {readonly id: string | undefined; readonly text: string} {
  const whole = toString(heading);
  return {id: ID.exec(whole)?.[1], text: whole.replace(COMMENT, '').trim()};
}

/** The id that the writer gave a heading, if any; nothing for other nodes. */
export function headingId(node: Nodes | undefined): string | undefined {
  return node?.type === 'heading' ? splitHeading(node).id : undefined;
}

/** The heading that a node stands under, if any. */
export const headingBefore = ({children}: Parents, index: number): Heading | undefined =>
  children
    .slice(0, index)
    .reverse()
    .find((node) => node.type === 'heading');

/** Its id; `steps` where there is none. Ids of steps begin with it, so that they are unique. */
export const sectionIdBefore = (parent: Parents, index: number): string =>
  headingId(headingBefore(parent, index)) ?? 'steps';
