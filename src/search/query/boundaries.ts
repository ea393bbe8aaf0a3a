import type {Store} from './store';

/** Shorter pieces are found in too many words by chance. */
const SHORTEST_PIECE = 4;
/** Of two pieces one may be a word that says nothing: depago. */
const SHORTEST_STOP = 2;

const isKnown = async (word: string, store: Store): Promise<boolean> =>
  (await store.find(store.analyser.stem(word))) !== undefined;

/**
 * Two words for one that the reader ran together (iniciarsesion), or nothing. Only where all words are at hand: in the
 * sharded layout every try would be a request.
 *
 * @param unfinished the second word is still being typed: its beginning may do
 */
export async function cut(word: string, store: Store, unfinished: boolean): Promise<[string, string] | undefined> {
  if (store.sharded) return undefined;
  const {isStop} = store.analyser;
  const stands = async (piece: string, isLast: boolean): Promise<boolean> =>
    piece.length >= SHORTEST_PIECE &&
    ((await isKnown(piece, store)) || (isLast && unfinished && ((await store.startingWith(piece)) ?? []).length > 0));
  const says = (piece: string): boolean => piece.length >= SHORTEST_STOP && isStop(piece);

  let best: [string, string] | undefined;
  let even = 0;
  for (let at = SHORTEST_STOP; at <= word.length - SHORTEST_STOP; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [await stands(one, false), await stands(other, true)];
    const whole = (first || says(one)) && (second || says(other)) && (first || second);
    // The longer the shorter piece, the less it is there by chance.
    const worth = Math.min(at, word.length - at);
    if (whole && worth > even) [best, even] = [[one, other], worth];
  }
  return best;
}

/** A word as it is searched for, and as it was typed. */
export interface Piece {
  readonly typed: string;
  readonly word: string;
}

/** Puts together what the reader pulled apart (tar jeta): pieces of which one is no word, when the whole is one. */
export async function join(words: readonly string[], store: Store): Promise<Piece[]> {
  const {isStop} = store.analyser;
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = words.slice(at);
    const whole = word + (next ?? '');
    const apart = async (): Promise<boolean> =>
      !((await isKnown(word, store)) && (await isKnown(next ?? '', store))) && (await isKnown(whole, store));
    const may = next !== undefined && !store.sharded && whole.length > SHORTEST_PIECE;
    if (may && !isStop(word) && !isStop(next) && (await apart())) {
      pieces.push({typed: `${word} ${next}`, word: whole});
      at++;
    } else {
      pieces.push({typed: word, word});
    }
  }
  return pieces;
}
