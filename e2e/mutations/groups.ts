import {needsNoBrowser, type Mutation} from './mutation';

/** How many mutations share a build. More save time and are more often in each other's way. */
const MAX_GROUP_SIZE = 4;

/** Whether a mutation changes nothing but the inline script, which can be replaced in the built pages. */
export const isInline = ({edit}: Mutation): boolean => edit.file.startsWith('src/static-first/inline/');

/** Mutations that need different kinds of a build or of a test never share one. */
function kindOf(mutation: Mutation): string {
  return `${isInline(mutation)} ${needsNoBrowser(mutation)} ${mutation.allLocales ?? false}`;
}

const canJoin = (group: readonly Mutation[], mutation: Mutation): boolean =>
  group.length < (isInline(mutation) ? 1 : MAX_GROUP_SIZE) &&
  group.every(
    (other) =>
      kindOf(other) === kindOf(mutation) &&
      other.edit.file !== mutation.edit.file &&
      other.test[1] !== mutation.test[1],
  );

/** Divides mutations into groups that are applied together: of one kind, in different files, with different tests. */
export function groupMutations(mutations: readonly Mutation[]): Mutation[][] {
  const groups: Mutation[][] = [];
  for (const mutation of mutations) {
    const group = groups.find((each) => canJoin(each, mutation));
    if (group) {
      group.push(mutation);
    } else {
      groups.push([mutation]);
    }
  }
  // The inline script is replaced in the pages of the first build, which later builds overwrite.
  return groups.sort((a, b) => Number(b.every(isInline)) - Number(a.every(isInline)));
}
