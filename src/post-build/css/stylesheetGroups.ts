import type {Root} from 'postcss';
import {isMet, requirementsOf} from './selector';
import {walkStyleRules} from './stylesheet';

/** A selector of the stylesheet and the size of its rule in characters. */
type Cost = {selector: string; characters: number};

function costsOf(stylesheet: Root): Cost[] {
  const costs: Cost[] = [];
  walkStyleRules(stylesheet, (rule) => {
    const {selectors} = rule;
    const declarations = rule.toString().length - rule.selector.length;
    for (const selector of selectors) {
      costs.push({selector, characters: selector.length + declarations / selectors.length});
    }
  });
  return costs;
}

/** A page with the selectors that it uses (see `selectorsUsedByPage`), and its weight without its stylesheet. */
type Weighed = {selectors: ReadonlySet<string>; weight: number};

/** Pages that share a stylesheet, and its rules as indexes of `costs`. */
type Group<Page> = {pages: Page[]; rules: Set<number>; merge?: {with: Group<Page>; cost: number}};

/** The cost of one extra character for these pages: their weights to the fourth power, since large pages load slowest. */
const mergeWeight = (pages: readonly Weighed[]): number => pages.reduce((sum, {weight}) => sum + weight ** 4, 0);

function groupBySameRules<Page extends Weighed>(pages: readonly Page[], costs: Cost[]): Group<Page>[] {
  const groups = new Map<string, Group<Page>>();
  for (const page of pages) {
    const has = (selector: string) => page.selectors.has(selector);
    const rules = costs.flatMap(({selector}, index) => (isMet(requirementsOf(selector), has) ? [index] : []));
    const key = rules.join();
    const group = groups.get(key) ?? {pages: [], rules: new Set(rules)};
    group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Groups pages so that those with similar markup share a stylesheet. Each stylesheet needs a hash in the content security policy, so
 * that the number of groups is limited. Groups are merged where that adds the fewest unused characters, weighted by the pages.
 */
export function groupPages<Page extends Weighed>(
  pages: readonly Page[],
  stylesheet: Root,
  maxGroups: number,
): Page[][] {
  const costs = costsOf(stylesheet);
  const missing = (rules: Set<number>, others: Set<number>): number => {
    let characters = 0;
    for (const rule of rules) {
      if (!others.has(rule)) {
        characters += costs[rule]?.characters ?? 0;
      }
    }
    return characters;
  };
  const costOfMerging = (a: Group<Page>, b: Group<Page>): number =>
    mergeWeight(a.pages) * missing(b.rules, a.rules) + mergeWeight(b.pages) * missing(a.rules, b.rules);
  const findCheapest = (group: Group<Page>, others: Group<Page>[]): void => {
    delete group.merge;
    for (const other of others) {
      const cost = other === group ? Infinity : costOfMerging(group, other);
      if (cost < (group.merge?.cost ?? Infinity)) {
        group.merge = {with: other, cost};
      }
    }
  };

  let groups = groupBySameRules(pages, costs);
  groups.forEach((group) => findCheapest(group, groups));
  while (groups.length > maxGroups) {
    const a = groups.reduce((cheapest, group) =>
      (group.merge?.cost ?? 0) < (cheapest.merge?.cost ?? 0) ? group : cheapest,
    );
    const b = a.merge?.with ?? a;
    const merged: Group<Page> = {pages: [...a.pages, ...b.pages], rules: new Set([...a.rules, ...b.rules])};
    groups = [...groups.filter((group) => group !== a && group !== b), merged];
    findCheapest(merged, groups);
    for (const group of groups) {
      if (group.merge?.with === a || group.merge?.with === b) {
        findCheapest(group, groups);
      } else if (group !== merged && costOfMerging(group, merged) < (group.merge?.cost ?? Infinity)) {
        group.merge = {with: merged, cost: costOfMerging(group, merged)};
      }
    }
  }
  return groups.map((group) => group.pages);
}
