import {LEVELS} from '../format/layout';
import {fold} from '../language/analysis';
import {corrections} from './correct';
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
const MOST_FETCHED_COMPLETIONS = 4;
/** An ending that is being typed may be longer than what is left of it in the stem: notificaci, notific. */
const STEM_AHEAD = 3;

async function completions(typed: string, store: Store): Promise<Entry[]> {
  const near = await store.startingWith(typed);
  if (near) {
    return near.sort((one, other) => other.pages - one.pages).slice(0, MOST_COMPLETIONS);
  }
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
  return pages > 300 && entry.pages > 0 && entry.pages <= 1 + pages / 3000 && entry.postings.every(({level}) => level < LEVELS.heading);
}

async function resolveWord(typed: string, unfinished: boolean, store: Store): Promise<QueryWord> {
  const folded = fold(typed);
  const [exact, completed] = await Promise.all([
    store.find(store.analyser.stem(typed)),
    unfinished && folded.length > 1 ? completions(folded, store) : [],
  ]);
  const meanings: Meaning[] = exact ? [{entries: [exact], weight: 1}] : [];
  const others = completed.filter((entry) => entry.stem !== exact?.stem);
  const pages = others.reduce((sum, entry) => sum + entry.pages, 0);
  const weight = exact ? COMPLETED_BESIDE_EXACT : COMPLETED;
  meanings.push(...others.map((entry) => ({entries: [entry], weight, pages})));
  if (meanings.length > 0 && !(exact && isDoubtful(exact, store.pages))) return {typed, meanings};

  const half = unfinished && !exact ? await halfEnding(folded, store) : undefined;
  if (half) return {typed, meanings: [{entries: [half], weight: COMPLETED}]};

  const found = /\d/.test(typed) || folded.length < 3 ? [] : await corrections(typed, store, unfinished);
  const [best] = found;
  for (const {stem, cost} of found) {
    const entry = await store.find(stem);
    if (entry && best) meanings.push({entries: [entry], weight: CORRECTED - (cost - best.cost) / 2});
  }
  return best && !exact ? {typed, meanings, corrected: best.word} : {typed, meanings};
}

/** Adds what the pages call it to every word or phrase that readers say for it. */
async function addSynonyms(words: readonly QueryWord[], store: Store): Promise<void> {
  const weights = words.map(({meanings}) => {
    const byStem = new Map<string, number>();
    for (const {entries, weight} of meanings) for (const {stem} of entries) byStem.set(stem, Math.max(weight, byStem.get(stem) ?? 0));
    return byStem;
  });
  const additions: Promise<void>[] = [];
  for (const rule of store.synonyms.split(';')) {
    const [target = '', phrases = ''] = rule.split('=');
    for (const phrase of phrases.split(',')) {
      const stems = phrase.split(' ');
      for (let at = 0; at + stems.length <= words.length; at++) {
        const weight = Math.min(...stems.map((stem, offset) => weights[at + offset]?.get(stem) ?? 0));
        if (weight === 0) continue;
        additions.push(
          Promise.all(target.split(' ').map(store.find)).then((found) => {
            const entries = found.filter((entry) => entry !== undefined);
            for (const word of words.slice(at, at + stems.length)) word.meanings.push({entries, weight: weight * SYNONYM});
          }),
        );
      }
    }
  }
  await Promise.all(additions);
}

/** Finds what the words of a query may stand for. The last word may be unfinished, unless a space follows it. */
export async function resolve(query: string, store: Store): Promise<QueryWord[]> {
  const typed = store.analyser.content(query);
  const finished = /\s$/.test(query) || !query.trim().toLowerCase().endsWith(typed.at(-1) ?? '');
  const words = await Promise.all(typed.map((word, at) => resolveWord(word, at === typed.length - 1 && !finished, store)));
  await addSynonyms(words, store);
  return words;
}
