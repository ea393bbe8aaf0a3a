import {fold} from '../language/analysis';
import {slips} from './distance';
import type {Spelling, Store} from './store';

/** A word to use instead of what was typed; a lower cost is nearer. */
export interface Correction {
  readonly word: string;
  readonly stem: string;
  readonly cost: number;
}

/** Sounding alike is nearer than any slip but the same spelling. */
const SAME_SOUND = 0.4;
const OTHER_STEM = 0.15;
const SHORT_STEM = 0.6;
const UNFINISHED = 0.6;
/** Every doubling of the pages a word is on makes it this much nearer. */
const COMMON = 0.05;
/** A word that only readers use, not the pages, is a little further. */
const NOT_ON_PAGES = 0.1;
/** A first letter is seldom wrong, unless it sounds the same or changed places with the second. */
const OTHER_START = 0.45;
/** Corrections this much worse than the best are no longer meant. */
const NEXT_BEST = 0.45;
const MOST_CORRECTIONS = 3;
/** A correction up to this cost is good enough not to look further. */
export const GOOD = 1.1;
const SHORT = 5;
/** Spellings that sound alike may differ by this many letters. */
const MOST_HEARD = 4;

/** Spelling mistakes allowed in a word of this length. */
const allowed = (length: number): number => (length < SHORT ? 1 : 2);

/** Slips between stems: endings do not count, but in a short stem every letter does. */
function stemSlips(one: string, other: string, most: number): number {
  const length = Math.min(one.length, other.length);
  if (length < SHORT - 1) return Infinity;
  return slips(one, other, most) + (length < SHORT ? SHORT_STEM : OTHER_STEM);
}

interface Typed {
  readonly folded: string;
  readonly stem: string;
  readonly sound: string;
  /** Still being typed: the beginning of a word may match. */
  readonly unfinished: boolean;
}

function startsLike({folded, sound}: Typed, word: string, soundOf: (word: string) => string): boolean {
  const swapped = folded.startsWith(word.charAt(1) + word.charAt(0));
  return swapped || folded.startsWith(word.charAt(0)) || sound.startsWith(soundOf(word).charAt(0));
}

function costOf(typed: Typed, word: Spelling, soundOf: (word: string) => string): number {
  const most = allowed(typed.folded.length);
  const spelt = slips(typed.folded, word.folded, MOST_HEARD);
  const written = Math.min(spelt <= most ? spelt : Infinity, stemSlips(typed.stem, word.stem, most));
  const sound = spelt <= MOST_HEARD ? slips(typed.sound, soundOf(word.word), most - 1) : most;
  const heard = sound === 0 ? SAME_SOUND : sound < most ? sound + SAME_SOUND : Infinity;
  const begun =
    typed.unfinished && typed.folded.length >= SHORT
      ? slips(typed.folded, word.folded.slice(0, typed.folded.length), 1)
      : most + 1;
  const cost = Math.min(written, heard, begun <= 1 ? begun + UNFINISHED : Infinity);
  if (cost >= most + 1) return Infinity;
  return startsLike(typed, word.word, soundOf) ? cost : cost + OTHER_START;
}

function nearest(words: readonly Spelling[], typed: Typed, soundOf: (word: string) => string): Correction[] {
  const found = words
    .map((word) => ({
      word: word.word,
      stem: word.stem,
      cost: costOf(typed, word, soundOf) - COMMON * word.common + (word.common === 0 ? NOT_ON_PAGES : 0),
    }))
    .filter(({cost, stem}) => cost < Infinity && stem !== typed.stem)
    .sort((one, other) => one.cost - other.cost);
  const best = found[0]?.cost ?? 0;
  return found.filter(({cost}) => cost <= best + NEXT_BEST).slice(0, MOST_CORRECTIONS);
}

/**
 * The first sounds to look under: that of the word; then, for a slip in the first letters, that of its second
 * letter and those its first letter has before other vowels (c as in casa and cena).
 */
function firstSounds(typed: string, soundOf: (word: string) => string): string[] {
  const first = typed.charAt(0);
  const starts = [typed, typed.slice(1), `${first}e`, `${first}a`];
  return [...new Set(starts.map((start) => soundOf(start).charAt(0)))];
}

/**
 * Words the reader may have meant, nearest first.
 *
 * @param unfinished the word is still being typed: its beginning may match
 */
export async function corrections(word: string, store: Store, unfinished: boolean): Promise<Correction[]> {
  const {stem, sound} = store.analyser;
  const typed = {folded: fold(word), stem: stem(word), sound: sound(word), unfinished};
  let best: Correction[] = [];
  for (const first of firstSounds(word, sound)) {
    for (let part = 0; ; part++) {
      const words = await store.spellings(first, part);
      if (!words) break;
      const found = nearest(words, typed, sound);
      if ((found[0]?.cost ?? Infinity) < (best[0]?.cost ?? Infinity)) best = found;
      if ((best[0]?.cost ?? Infinity) <= GOOD) return best;
    }
    // A small index offers all its words at once.
    if (!store.sharded) break;
  }
  return best;
}
