import {LEVELS} from '../format/layout';
import {fold} from '../language/analysis';
import {cut, join, type Piece} from './boundaries';
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
/** A correction nearer than this is as good as meant; beyond it, each slip costs this much of its weight. */
const SURE = 0.6;
const DOUBT = 0.3;
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

/** The word itself, without what readers hang on it: platita. */
async function findWord(typed: string, store: Store): Promise<Entry | undefined> {
  const {stem, loosen} = store.analyser;
  return (await store.find(stem(typed))) ?? (store.sharded ? undefined : store.find(stem(loosen(typed))));
}

async function resolveWord(typed: string, unfinished: boolean, store: Store): Promise<QueryWord[]> {
  const folded = fold(typed);
  const exact = await findWord(typed, store);
  const completed = unfinished && folded.length > 1 ? await completions(folded, store, exact !== undefined) : [];
  const meanings: Meaning[] = exact ? [{entries: [exact], weight: 1}] : [];
  const others = completed.filter((entry) => entry.stem !== exact?.stem);
  const pages = others.reduce((sum, entry) => sum + entry.pages, 0);
  const weight = exact ? COMPLETED_BESIDE_EXACT : COMPLETED;
  meanings.push(...others.map((entry) => ({entries: [entry], weight, pages})));
  if (meanings.length > 0 && !(exact && isDoubtful(exact, store.pages))) return [{typed, meanings}];

  const found = /\d/.test(typed) || folded.length < 3 ? [] : await corrections(typed, store, unfinished);
  const [best] = found;
  const half = unfinished && !exact ? await halfEnding(folded, store) : undefined;
  const isFar = best === undefined || best.cost > GOOD;
  if (half && isFar) return [{typed, meanings: [{entries: [half], weight: COMPLETED}]}];
  const pieces = isFar ? await cut(folded, store, unfinished) : undefined;
  if (pieces) return resolvePieces(typed, pieces, unfinished, store);
  if (half) meanings.push({entries: [half], weight: COMPLETED_BESIDE_EXACT});

  for (const {stem, cost} of store.sharded ? found.slice(0, MOST_FETCHED_CORRECTIONS) : found) {
    const entry = await store.find(stem);
    if (entry) meanings.push({entries: [entry], weight: trust(cost)});
  }
  const isCorrected = best !== undefined && !exact && best.stem !== half?.stem && !fold(best.word).startsWith(folded);
  return [isCorrected ? {typed, meanings, corrected: best.word} : {typed, meanings}];
}

/** A far correction is a guess: it must not outweigh the words that are known. */
const trust = (cost: number): number => CORRECTED - Math.max(0, cost - SURE) * DOUBT;

async function resolvePieces(
  typed: string,
  pieces: readonly string[],
  unfinished: boolean,
  store: Store,
): Promise<QueryWord[]> {
  const telling = pieces.filter((piece) => !store.analyser.isStop(piece));
  const words = await Promise.all(
    telling.map((piece) => resolveWord(piece, unfinished && piece === pieces.at(-1), store)),
  );
  return words.flat().map((word, at) => (at === 0 ? {...word, typed, corrected: pieces.join(' ')} : word));
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

/** What the words of a query may stand for. The last word may be unfinished, unless a space follows it. */
export async function resolve(query: string, store: Store): Promise<QueryWord[]> {
  const {words, isStop} = store.analyser;
  const all = await join(words(query), store);
  const some = all.filter(({word}) => !isStop(word));
  const pieces = some.length > 0 ? some : all;
  const finished =
    /\s$/.test(query) ||
    !query
      .trim()
      .toLowerCase()
      .endsWith(pieces.at(-1)?.typed ?? '');
  const ofPiece = async ({typed, word}: Piece, at: number): Promise<QueryWord[]> => {
    const found = await resolveWord(word, at === pieces.length - 1 && !finished, store);
    return typed === word ? found : found.map((one) => ({...one, typed, corrected: word}));
  };
  const found = (await Promise.all(pieces.map(ofPiece))).flat();
  await addSynonyms(found, store);
  return found;
}
