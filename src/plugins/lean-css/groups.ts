import {partsOfPage} from './extract';

/** Pages that share a sheet, and the names in it that they use. */
type Group<Page> = {pages: Page[]; names: Set<string>};

const without = (a: Set<string>, b: Set<string>) => [...a].filter((name) => !b.has(name)).length;

/** What the pages of both groups would carry in vain if they shared a sheet, in names. */
function costOfMerging<Page>(a: Group<Page>, b: Group<Page>): number {
  return a.pages.length * without(b.names, a.names) + b.pages.length * without(a.names, b.names);
}

/** Classes, tags and ids of a page that the sheet speaks of. */
export function namesInUse(html: string, sheetNames: Set<string>): Set<string> {
  const {classes, tags, ids} = partsOfPage(html);
  return new Set([...classes, ...tags, ...ids].filter((name) => sheetNames.has(name)));
}

function groupBySameNames<Page>(pages: Page[], namesOf: (page: Page) => Set<string>): Group<Page>[] {
  const groups = new Map<string, Group<Page>>();
  for (const page of pages) {
    const names = namesOf(page);
    const key = [...names].sort().join();
    const group = groups.get(key) ?? {pages: [], names};
    group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function cheapestPair<Page>(groups: Group<Page>[]): [Group<Page>, Group<Page>] {
  const pairs = groups.flatMap((a, i) => groups.slice(i + 1).map((b) => ({a, b, cost: costOfMerging(a, b)})));
  const best = pairs.reduce((least, pair) => (pair.cost < least.cost ? pair : least));
  return [best.a, best.b];
}

/**
 * Groups pages so that those with similar markup share a sheet. Pages that carry the same sheet byte for byte need one hash
 * in a content security policy, so there may be only so many groups; merging begins where the least is carried in vain.
 * @param namesOf the names of the sheet that a page uses
 * @param most how many groups there may be
 */
export function groupPages<Page>(pages: Page[], namesOf: (page: Page) => Set<string>, most: number): Page[][] {
  let groups = groupBySameNames(pages, namesOf);
  while (groups.length > most) {
    const [a, b] = cheapestPair(groups);
    const merged = {pages: [...a.pages, ...b.pages], names: new Set([...a.names, ...b.names])};
    groups = [...groups.filter((group) => group !== a && group !== b), merged];
  }
  return groups.map((group) => group.pages);
}
