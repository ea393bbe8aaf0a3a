import {LEVELS} from '../format/layout';
import {fold} from '../language/analysis';
import {corrections, GOOD} from './correct';
import type {Entry, Store} from './store';

/** What a typed word may stand for: entries whose postings answer it together, at a weight. */
export interface Meaning {
  readonly entries: readonly Entry[];
  readonly weight: number;
  /** Pages to reckon rarity with; by default those of the entries. */
  readonly pages?: number;
}

/** A word of the query. */
export interface QueryWord {
  readonly typed: string;
  readonly meanings: Meaning[];
  /** The word used instead, as the pages write it. */
  readonly corrected?: string;
}

const COMPLETED = 0.85;
const COMPLETED_BESIDE_EXACT = 0.4;
const CORRECTED = 0.9;
const SYNONYM = 0.65;
const MOST_COMPLETIONS = 12;
/** In a file of its own each completion is a request. */
const MOST_FETCHED_COMPLETIONS = 3;
/** So is each synonym. */
const MOST_FETCHED_SYNONYMS = 2;
const MOST_FETCHED_CORRECTIONS = 2;
const SEVERAL = 3;
/** An ending that is being typed may be longer than what is left of it in the stem: notificaci, notific. */
const STEM_AHEAD = 3;

async function completions(typed: string, store: Store, isWord: boolean): Promise<Entry[]> {
  const near = await store.startingWith(typed);
  if (near) return near.sort((one, other) => other.pages - one.pages).slice(0, MOST_COMPLETIONS);
  if (isWord) return [];
  const words = (await store.spellings(store.analyser.sound(typed).charAt(0), 0)) ?? [];
  const begun = words.filter(({folded}) => folded.startsWith(typed)).sort((one, other) => other.common - one.common);
  const found = await Promise.all(begun.slice(0, MOST_FETCHED_COMPLETIONS).map(({stem}) => store.find(stem)));
  return found.filter((entry) => entry !== undefined);
}

/** The word whose stem stands before the ending that is being typed. */
async function halfEnding(typed: string, store: Store): Promise<Entry | undefined> {
  for (let length = typed.length - 1; length >= Math.max(4, typed.length - STEM_AHEAD); length--) {
    const entry = await store.find(typed.slice(0, length));
    if (entry && entry.pages > 0) return entry;
  }
  return undefined;
}

/** On a large site a word that hardly any page has, and none in a heading, may itself be a slip. */
function isDoubtful(entry: Entry, pages: number): boolean {
  return (
    pages > 300 &&
    entry.pages > 0 &&
    entry.pages <= 1 + pages / 3000 &&
    entry.postings.every(({level}) => level < LEVELS.heading)
  );
}

async function resolveWord(typed: string, unfinished: boolean, store: Store): Promise<QueryWord> {
  const folded = fold(typed);
  const exact = await store.find(store.analyser.stem(typed));
  const completed = unfinished && folded.length > 1 ? await completions(folded, store, exact !== undefined) : [];
  const meanings: Meaning[] = exact ? [{entries: [exact], weight: 1}] : [];
  const others = completed.filter((entry) => entry.stem !== exact?.stem);
  const pages = others.reduce((sum, entry) => sum + entry.pages, 0);
  const weight = exact ? COMPLETED_BESIDE_EXACT : COMPLETED;
  meanings.push(...others.map((entry) => ({entries: [entry], weight, pages})));
  if (meanings.length > 0 && !(exact && isDoubtful(exact, store.pages))) return {typed, meanings};

  const found = /\d/.test(typed) || folded.length < 3 ? [] : await corrections(typed, store, unfinished);
  const [best] = found;
  const half = unfinished && !exact ? await halfEnding(folded, store) : undefined;
  if (half && (best === undefined || best.cost > GOOD))
    return {typed, meanings: [{entries: [half], weight: COMPLETED}]};
  if (half) meanings.push({entries: [half], weight: COMPLETED_BESIDE_EXACT});

  for (const {stem, cost} of store.sharded ? found.slice(0, MOST_FETCHED_CORRECTIONS) : found) {
    const entry = await store.find(stem);
    if (entry && best) meanings.push({entries: [entry], weight: CORRECTED - (cost - best.cost) / 2});
  }
  const isCorrected = best !== undefined && !exact && best.stem !== half?.stem && !fold(best.word).startsWith(folded);
  return isCorrected ? {typed, meanings, corrected: best.word} : {typed, meanings};
}

interface Renaming {
  readonly at: number;
  readonly length: number;
  readonly target: readonly string[];
  readonly weight: number;
}

/** What the pages call the words and phrases of the query; longer phrases first, since they say more. */
function renamings(words: readonly QueryWord[], synonyms: string): Renaming[] {
  const weights = words.map(({meanings}) => {
    const byStem = new Map<string, number>();
    for (const {entries, weight} of meanings)
      for (const {stem} of entries) byStem.set(stem, Math.max(weight, byStem.get(stem) ?? 0));
    return byStem;
  });
  const found = synonyms.split(';').flatMap((rule) => {
    const [target = '', phrases = ''] = rule.split('=');
    return phrases.split(',').flatMap((phrase) => {
      const stems = phrase.split(' ');
      return words.map((_, at): Renaming => {
        const weight = Math.min(...stems.map((stem, offset) => weights[at + offset]?.get(stem) ?? 0));
        return {at, length: stems.length, target: target.split(' '), weight: weight * SYNONYM};
      });
    });
  });
  return found.filter(({weight}) => weight > 0).sort((one, other) => other.length - one.length);
}

/** On a large site a word that several titles use needs no other name. */
function namesPages({meanings}: QueryWord): boolean {
  return meanings.some(({entries}) =>
    entries.some(({postings}) => postings.filter(({level}) => level >= LEVELS.title).length >= SEVERAL),
  );
}

/** Adds what the pages call it to every word or phrase that readers say for it. */
async function addSynonyms(words: readonly QueryWord[], store: Store): Promise<void> {
  const counts = words.map(() => 0);
  const named = words.map(namesPages);
  const affordable = renamings(words, store.synonyms).filter(({at}) => {
    const count = (counts[at] ?? 0) + 1;
    counts[at] = count;
    return !store.sharded || (count <= MOST_FETCHED_SYNONYMS && !named[at]);
  });
  await Promise.all(
    affordable.map(async ({at, length, target, weight}) => {
      const entries = (await Promise.all(target.map(store.find))).filter((entry) => entry !== undefined);
      for (const word of words.slice(at, at + length)) word.meanings.push({entries, weight});
    }),
  );
}

/** Finds what the words of a query may stand for. The last word may be unfinished, unless a space follows it. */
export async function resolve(query: string, store: Store): Promise<QueryWord[]> {
  const typed = store.analyser.content(query);
  const finished =
    /\s$/.test(query) ||
    !query
      .trim()
      .toLowerCase()
      .endsWith(typed.at(-1) ?? '');
  const words = await Promise.all(
    typed.map((word, at) => resolveWord(word, at === typed.length - 1 && !finished, store)),
  );
  await addSynonyms(words, store);
  return words;
}
