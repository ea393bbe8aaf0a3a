/** Pages that share a stylesheet, and the selectors that any of them uses. */
type Group<Page> = {pages: Page[]; selectors: ReadonlySet<string>};

const numberOfMissing = (wanted: ReadonlySet<string>, there: ReadonlySet<string>): number =>
  [...wanted].filter((selector) => !there.has(selector)).length;

/** How many selectors pages get that they do not use, when two groups become one. */
const costOfMerging = (a: Group<unknown>, b: Group<unknown>): number =>
  a.pages.length * numberOfMissing(b.selectors, a.selectors) +
  b.pages.length * numberOfMissing(a.selectors, b.selectors);

/** The groups with the two merged that are most alike. */
function mergeMostAlike<Page>(groups: readonly Group<Page>[]): Group<Page>[] {
  const pairs = groups.flatMap((a, index) =>
    groups.slice(index + 1).map((b) => ({pair: [a, b], cost: costOfMerging(a, b)})),
  );
  const {pair} = pairs.reduce((cheapest, each) => (each.cost < cheapest.cost ? each : cheapest));
  const merged = {
    pages: pair.flatMap(({pages}) => pages),
    selectors: new Set(pair.flatMap(({selectors}) => [...selectors])),
  };
  return [...groups.filter((group) => !pair.includes(group)), merged];
}

/**
 * Groups pages so that those with similar markup share a stylesheet. Each stylesheet needs a hash in the content security policy, so
 * that the number of groups is limited. Pages are added one kind after another, so that the time grows with the number of kinds.
 */
export function groupPages<Page extends {selectors: ReadonlySet<string>}>(
  pages: readonly Page[],
  maxGroups: number,
): Page[][] {
  const equal = new Map<string, Group<Page>>();
  for (const page of pages) {
    const key = [...page.selectors].sort().join(' ');
    const group = equal.get(key) ?? {pages: [], selectors: page.selectors};
    group.pages.push(page);
    equal.set(key, group);
  }
  let groups: Group<Page>[] = [];
  for (const group of equal.values()) {
    groups = groups.length < maxGroups ? [...groups, group] : mergeMostAlike([...groups, group]);
  }
  return groups.map((group) => group.pages);
}
