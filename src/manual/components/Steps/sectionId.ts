import type {Parents} from 'mdast';
import {headingId} from '../../page/heading';

/** The id of the heading that a node stands under; `steps` where there is none. Ids of steps begin with it, so that they are unique. */
export function sectionIdBefore(parent: Parents, index: number): string {
  const heading = parent.children
    .slice(0, index)
    .reverse()
    .find((node) => node.type === 'heading');
  return headingId(heading) ?? 'steps';
}
