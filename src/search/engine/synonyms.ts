import type {QueryTerm} from './terms';
import type {OpenIndex, SynonymRule} from './openIndex';

const SYNONYM_WEIGHT = 0.65;

interface SynonymMatch {
  readonly rule: SynonymRule;
  /** The numbers of the terms. */
  readonly at: readonly number[];
  readonly weight: number;
}

/** The weight of each stem that a term was expanded to. */
function weightsOf({expansions}: QueryTerm): Map<string, number> {
  const weights = new Map<string, number>();
  for (const {entries, weight} of expansions)
    for (const {stem} of entries) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  return weights;
}

/** The synonyms of the words and phrases of the query; longer phrases first, since they are more specific. */
function matchSynonyms(terms: readonly QueryTerm[], {synonyms, analyzer}: OpenIndex): SynonymMatch[] {
  const weights = terms.map(weightsOf);
  const known = new Set(weights.flatMap((ofTerm) => [...ofTerm.keys()]));
  const weightAt = (at: number | undefined, stem: string): number => {
    const weight = weights[at ?? -1]?.get(stem) ?? 0;
    // A negation has full weight, whatever the weight of the word that expresses it.
    return weight > 0 && analyzer.isNegation(stem) ? 1 : weight;
  };
  const found = synonyms.flatMap((rule) =>
    rule.phrases
      .filter((stems) => stems.every((stem) => known.has(stem)))
      .flatMap((stems) =>
        terms.map((_, first): SynonymMatch => {
          const at = stems.map((_stem, nth) => first + nth);
          const weight = Math.min(...stems.map((stem, nth) => weightAt(at[nth], stem)));
          return {rule, at, weight: weight * SYNONYM_WEIGHT};
        }),
      ),
  );
  return found.filter(({weight}) => weight > 0).sort((one, other) => other.at.length - one.at.length);
}

/** Adds the terms of the pages to every word or phrase that is a synonym of theirs. */
export function addSynonyms(terms: readonly QueryTerm[], index: OpenIndex): void {
  for (const {rule, at, weight} of matchSynonyms(terms, index)) {
    const {target: entries} = rule;
    for (const {expansions} of at.flatMap((number) => terms[number] ?? [])) {
      // A common word is not rarer for having a rare synonym.
      const pages = Math.max(expansions[0]?.entries[0]?.pages ?? 0, entries[0]?.pages ?? 0);
      expansions.push(at.length === 1 && entries.length === 1 ? {entries, weight, pages} : {entries, weight});
    }
  }
}
