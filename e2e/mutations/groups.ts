import {needsNoBrowser, type Mutation} from './mutation';

/** How many mutations share a build. More save time, and affect each other's tests more often. */
const MAX_GROUP_SIZE = 8;

/** Neighbours in the lists concern the same pages and would often affect each other's tests: groups take every fourth of them. */
const STRIDE = 4;

/** Whether a mutation changes nothing but the inline script, which can be replaced in the built pages. */
export const isInline = ({edit}: Mutation): boolean => edit.file.startsWith('src/static-first/inline/');

/**
 * Whether a mutation is applied together with others. Not with a browser test: it uses much of a page on its way to what it
 * asserts, and could fail because of another mutation.
 */
const canShareBuild = (mutation: Mutation): boolean =>
  needsNoBrowser(mutation) && !isInline(mutation) && !mutation.failsBuild && !mutation.allLocales;

const canJoin = (group: readonly Mutation[], mutation: Mutation): boolean =>
  canShareBuild(mutation) &&
  group.length < MAX_GROUP_SIZE &&
  group.every(
    (other) => canShareBuild(other) && other.edit.file !== mutation.edit.file && other.test[1] !== mutation.test[1],
  );

/** Divides mutations into groups that are applied together: in different files, with different tests. Most are alone. */
export function groupMutations(mutations: readonly Mutation[]): Mutation[][] {
  const groups: Mutation[][] = [];
  const interleaved = [...Array(STRIDE).keys()].flatMap((rest) => mutations.filter((_, i) => i % STRIDE === rest));
  for (const mutation of interleaved) {
    const group = groups.find((each) => canJoin(each, mutation));
    if (group) {
      group.push(mutation);
    } else {
      groups.push([mutation]);
    }
  }
  return groups;
}

/** The tests of these mutations must pass beside a group: the next group that shares a build, the first after the last. */
export function controlOf(groups: readonly Mutation[][], group: Mutation[]): readonly Mutation[] {
  const shared = groups.filter((each) => each.every(canShareBuild));
  const next = shared[(shared.indexOf(group) + 1) % shared.length] ?? [];
  return next === group ? [] : next;
}
