import type {Pack} from '../format/pack';

/** Minimum length of a match, in UTF-16 code units: a reference to a shorter one is larger than what gzip makes of it. */
const MIN_MATCH = 48;
/** Matches are found at multiples of this offset: an index of all offsets would be 16 times as large. */
const STEP = 16;

/** The factor of the rolling hash, and what a unit counts when it leaves the window: the factor to the power of its length. */
const FACTOR = 0x01000193;
const LEAVING = Array.from({length: MIN_MATCH}).reduce<number>((power) => Math.imul(power, FACTOR), 1);

function hashAt(text: string, start: number): number {
  let hash = 0;
  for (let at = start; at < start + MIN_MATCH; at += 1) {
    hash = (Math.imul(hash, FACTOR) + text.charCodeAt(at)) | 0;
  }
  return hash;
}

/** The hash of the window that begins one unit later. */
const nextHash = (text: string, hash: number, start: number): number =>
  (Math.imul(hash, FACTOR) + text.charCodeAt(start + MIN_MATCH) - Math.imul(text.charCodeAt(start), LEAVING)) | 0;

/** How many units are the same, at most `limit`, going on from two places by `step`. */
function sameUnits(text: string, one: number, other: number, step: 1 | -1, limit: number): number {
  let count = 0;
  while (count < limit && text.charCodeAt(one + step * count) === text.charCodeAt(other + step * count)) {
    count += 1;
  }
  return count;
}

/**
 * Packs texts: what has stood before is referred to. Greedy, in one pass, with the hash of a window that rolls over the text.
 * @param files paths and texts; files that are alike stand beside each other
 */
export function pack(files: readonly (readonly [path: string, text: string])[]): Pack {
  const all = files.map(([, text]) => text).join('');
  const pieces: Pack['pieces'] = [];
  const known = new Map<number, number>();
  let recorded = 0;
  let written = 0;
  let at = 0;
  let hash = hashAt(all, 0);
  while (at + MIN_MATCH <= all.length) {
    for (; recorded + MIN_MATCH <= at; recorded += STEP) {
      const start = hashAt(all, recorded);
      if (!known.has(start)) {
        known.set(start, recorded);
      }
    }
    const offset = known.get(hash);
    const same = offset === undefined ? 0 : sameUnits(all, offset, at, 1, Math.min(at - offset, all.length - at));
    if (offset === undefined || same < MIN_MATCH) {
      hash = nextHash(all, hash, at);
      at += 1;
      continue;
    }
    // What is referred to ends before the place that it is copied to begins.
    const room = Math.min(at - written, at - offset - MIN_MATCH, offset);
    const before = sameUnits(all, offset - 1, at - 1, -1, room);
    const after = Math.min(same, at - before - offset);
    if (at - before > written) {
      pieces.push(all.slice(written, at - before));
    }
    pieces.push([offset - before, before + after]);
    at += after;
    written = at;
    hash = hashAt(all, at);
  }
  if (written < all.length) {
    pieces.push(all.slice(written));
  }
  return {files: files.map(([path, text]) => [path, text.length]), pieces};
}
