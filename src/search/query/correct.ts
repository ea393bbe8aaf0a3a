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
const UNFINISHED = 0.6;
/** Every doubling of the pages a word is on makes it this much nearer. */
const COMMON = 0.05;
/** Corrections this much worse than the best are no longer meant. */
const NEXT_BEST = 0.45;
const MOST_CORRECTIONS = 3;
/** A correction up to this cost is good enough not to ask for rarer words. */
const GOOD = 1.1;
const SHORT = 5;

/** Spelling mistakes allowed in a word of this length. */
const allowed = (length: number): number => (length < SHORT ? 1 : 2);

function costOf(typed: {folded: string; stem: string; sound: string}, word: Spelling, soundOf: (word: string) => string, unfinished: boolean): number {
  const most = allowed(typed.folded.length);
  if (word.folded.length > typed.folded.length + most && !unfinished && word.stem.length > typed.stem.length + most) return Infinity;
  const spelt = Math.min(slips(typed.folded, word.folded, most), slips(typed.stem, word.stem, most) + OTHER_STEM);
  if (spelt <= 1) return spelt;
  const sound = slips(typed.sound, soundOf(word.word), most);
  const heard = sound === 0 ? SAME_SOUND : sound + SAME_SOUND / 2;
  const begun = unfinished && typed.folded.length >= SHORT ? slips(typed.folded, word.folded.slice(0, typed.folded.length), 1) + UNFINISHED : Infinity;
  const cost = Math.min(spelt, heard, begun);
  return cost < most + 1 ? cost : Infinity;
}

function nearest(words: readonly Spelling[], typedWord: string, store: Store, unfinished: boolean): Correction[] {
  const {stem, sound} = store.analyser;
  const typed = {folded: fold(typedWord), stem: stem(typedWord), sound: sound(typedWord)};
  const found = words
    .map((word) => ({word: word.word, stem: word.stem, cost: costOf(typed, word, sound, unfinished) - COMMON * word.common}))
    .filter(({cost, stem: own}) => cost < Infinity && own !== typed.stem)
    .sort((one, other) => one.cost - other.cost);
  const best = found[0]?.cost ?? 0;
  return found.filter(({cost}) => cost <= best + NEXT_BEST).slice(0, MOST_CORRECTIONS);
}

/**
 * Words the reader may have meant, nearest first, from those that begin with the same sound; when there is
 * none, from those that begin with the sound of the second letter (a first letter too many, or swapped).
 *
 * @param unfinished the word is still being typed: its beginning may match
 */
export async function corrections(typed: string, store: Store, unfinished: boolean): Promise<Correction[]> {
  const first = store.analyser.sound(typed).charAt(0);
  const second = store.analyser.sound(typed.slice(1)).charAt(0);
  let best: Correction[] = [];
  for (const sound of new Set([first, second])) {
    for (let part = 0; ; part++) {
      const words = await store.spellings(sound, part);
      if (!words) break;
      const found = nearest(words, typed, store, unfinished);
      if ((found[0]?.cost ?? Infinity) < (best[0]?.cost ?? Infinity)) best = found;
      if ((best[0]?.cost ?? Infinity) <= GOOD) return best;
    }
    if (best.length > 0) return best;
  }
  return best;
}
