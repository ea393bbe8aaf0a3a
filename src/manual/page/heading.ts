import type {Heading, Nodes} from 'mdast';
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
