import {Readability} from '@mozilla/readability';
import type {Heading, Nodes, Parents, RootContent} from 'mdast';
import {formerAnchors, isMdxElement, nodesOf, prop, textOf} from './nodes';
import type {Page} from './page';

/** The comment at the end of a heading, and the ids in it: `## Pasos {/* #steps *\/}`. */
const COMMENT = /\/\*.*\*\/\s*$/;
const IDS = /\/\*\s*((?:#\S+\s+)*#\S+)\s*\*\/\s*$/;

/** Whether an id, of a heading or an answer, is written as ids are: `add-a-card`. */
export const isKebabCase = (id: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id);

/** A heading as the writer gave it: its words, its id, and the ids that it had before. */
export interface SplitHeading {
  readonly id: string | undefined;
  readonly former: readonly string[];
  readonly text: string;
}

/** Splits a heading into its words and the ids that the writer gave it, if any. */
export function splitHeading(heading: Heading): SplitHeading {
  const whole = textOf(heading);
  const [id, ...former] = (IDS.exec(whole)?.[1] ?? '').match(/[^#\s]+/g) ?? [];
  return {id, former, text: whole.replace(COMMENT, '').trim()};
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

/** The id of the heading before a node, or of the answer around it; else `steps`. Ids of steps begin with it, so that they are unique. */
export const sectionIdBefore = (parent: Parents, index: number): string =>
  headingId(headingBefore(parent, index)) ??
  (isMdxElement(parent, 'Answer') ? prop(parent, 'id') : undefined) ??
  'steps';

/**
 * Puts the ids that a heading had before in front of it, so that their addresses still lead to it. Inside, they would be in its entry of
 * the table of contents too.
 */
export function keepFormerIds({tree}: Page): void {
  for (const parent of nodesOf(tree)) {
    if (!('children' in parent)) continue;
    const children: RootContent[] = parent.children;
    const withAnchors = (node: RootContent): RootContent[] =>
      node.type === 'heading' ? [...formerAnchors(splitHeading(node).former), node] : [node];
    Object.assign(parent, {children: children.flatMap(withAnchors)});
  }
}

/** The criteria of Firefox Reader View; the types of the package have only its public methods. */
const {REGEXPS} = Readability.prototype as unknown as {
  readonly REGEXPS: Readonly<Record<'unlikelyCandidates' | 'shareElements' | 'negative', RegExp>>;
};

/** Names that Reader View takes for no text on any element. Some readers and blockers know advertisements by one word more. */
const NO_TEXT = [REGEXPS.unlikelyCandidates, REGEXPS.shareElements, REGEXPS.negative, /\bads?\b/];

/** Reading modes of browsers drop an element whose id contains this word. */
export const wordReadersDrop = (id: string): string | undefined =>
  NO_TEXT.flatMap((each) => each.exec(id)?.[0] ?? [])[0];
