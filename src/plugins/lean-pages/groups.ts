import {partsOfPage} from './extract';

/** Pages that share a sheet, and the names in it that they use. */
type Group<Page> = {pages: Page[]; names: Set<string>};

/** How much of a sheet depends on each class or tag, in characters of the rules that name it. */
export type Weights = Map<string, number>;

export function weightsIn(sheet: string): Weights {
  const weights: Weights = new Map();
  for (const [rule = '', selector = ''] of sheet.matchAll(/([^{}]+)\{[^{}]*\}/g)) {
    for (const name of new Set(selector.match(/[a-z_][\w-]*/gi))) {
      weights.set(name, (weights.get(name) ?? 0) + rule.length);
    }
  }
  return weights;
}

/** The classes and tags of a page that the sheet speaks of. */
export function namesInUse(html: string, weights: Weights): Set<string> {
  const {classes, tags} = partsOfPage(html);
  return new Set([...classes, ...tags].filter((name) => weights.has(name)));
}

function missing(names: Set<string>, others: Set<string>, weights: Weights): number {
  return [...names].reduce((sum, name) => sum + (others.has(name) ? 0 : (weights.get(name) ?? 0)), 0);
}

/** What the pages of both groups would carry in vain if they shared a sheet. */
function costOfMerging<Page>(a: Group<Page>, b: Group<Page>, weights: Weights): number {
  return a.pages.length * missing(b.names, a.names, weights) + b.pages.length * missing(a.names, b.names, weights);
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

function cheapestPair<Page>(groups: Group<Page>[], weights: Weights): [Group<Page>, Group<Page>] {
  const pairs = groups.flatMap((a, i) => groups.slice(i + 1).map((b) => ({a, b, cost: costOfMerging(a, b, weights)})));
  const best = pairs.reduce((least, pair) => (pair.cost < least.cost ? pair : least));
  return [best.a, best.b];
}

/**
 * Groups pages so that those with similar markup share a sheet. Pages that carry the same sheet byte for byte need one hash
 * in a content security policy, so there may be only so many groups; merging begins where the least is carried in vain.
 * @param most how many groups there may be
 */
export function groupPages<Page extends {html: string}>(pages: Page[], sheet: string, most: number): Page[][] {
  const weights = weightsIn(sheet);
  let groups = groupBySameNames(pages, ({html}) => namesInUse(html, weights));
  while (groups.length > most) {
    const [a, b] = cheapestPair(groups, weights);
    const merged = {pages: [...a.pages, ...b.pages], names: new Set([...a.names, ...b.names])};
    groups = [...groups.filter((group) => group !== a && group !== b), merged];
  }
  return groups.map((group) => group.pages);
}
