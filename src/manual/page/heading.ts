import {Readability} from '@mozilla/readability';
import type {Heading, Nodes, Parents, RootContent} from 'mdast';
import {formerAnchors, isMdxElement, nodesOf, prop, textOf} from './nodes';
import type {Page} from './page';

/** The comment at the end of a heading, and the ids in it: `## Pasos {/* #steps *\/}`. */
const COMMENT = /\/\*.*\*\/\s*$/;
const IDS = /\/\*\s*((?:#\S+\s+)*#\S+)\s*\*\/\s*$/;

/** Whether the id of a heading or an answer is in kebab case: `add-a-card`. */
export const isKebabCase = (id: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id);

/** A heading as it is written: its words, its id, and its former ids. */
export interface SplitHeading {
  readonly id: string | undefined;
  readonly former: readonly string[];
  readonly text: string;
}

/** Splits a heading into its words and the ids that the writer gave it, if any. */
export function splitHeading(heading: Heading): SplitHeading {
  const text = textOf(heading);
  const [id, ...formerIds] = (IDS.exec(text)?.[1] ?? '').match(/[^#\s]+/g) ?? [];
  return {id, former: formerIds, text: text.replace(COMMENT, '').trim()};
}

/** The id that the writer gave a heading, if any; nothing for other nodes. */
export function headingId(node: Nodes | undefined): string | undefined {
  return node?.type === 'heading' ? splitHeading(node).id : undefined;
}

/** The heading above a node, if any. */
export const headingBefore = ({children}: Parents, index: number): Heading | undefined =>
  children
    .slice(0, index)
    .reverse()
    .find((node) => node.type === 'heading');

/** The id of the heading before a node or of the answer around it, or else `steps`. Ids of steps begin with it, so they are unique. */
export const sectionIdBefore = (parent: Parents, index: number): string =>
  headingId(headingBefore(parent, index)) ??
  (isMdxElement(parent, 'Answer') ? prop(parent, 'id') : undefined) ??
  'steps';

/**
 * Puts the former ids of a heading in front of it, so that old addresses still lead to it. Inside the heading, they would also be in the
 * table of contents.
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

/** Names of elements that Reader View never takes for text. Some readers and blockers look for one more word of advertisements. */
const NO_TEXT = [REGEXPS.unlikelyCandidates, REGEXPS.shareElements, REGEXPS.negative, /\bads?\b/];

/** The word in an id for which reading modes of browsers drop the element. */
export const wordReadersDrop = (id: string): string | undefined =>
  NO_TEXT.flatMap((each) => each.exec(id)?.[0] ?? [])[0];
