import type {Pack} from '../format/pack';

/** Minimum length of a match, in UTF-16 code units: a reference to a shorter one is larger than what gzip makes of it. */
const MIN_MATCH = 48;
/** Matches are found at multiples of this offset: an index of all offsets would be 16 times as large. */
const STEP = 16;

/**
 * Packs texts: what has stood before is referred to. Greedy, in one pass.
 * @param files paths and texts; files that are alike stand beside each other
 */
export function pack(files: readonly (readonly [path: string, text: string])[]): Pack {
  const all = files.map(([, text]) => text).join('');
  const pieces: Pack['pieces'] = [];
  const known = new Map<string, number>();
  let recorded = 0;
  let written = 0;
  let at = 0;
  while (at + MIN_MATCH <= all.length) {
    for (; recorded + MIN_MATCH <= at; recorded += STEP) {
      const start = all.slice(recorded, recorded + MIN_MATCH);
      if (!known.has(start)) {
        known.set(start, recorded);
      }
    }
    const offset = known.get(all.slice(at, at + MIN_MATCH));
    if (offset === undefined) {
      at += 1;
      continue;
    }
    const isSame = (distance: number) => all.charCodeAt(offset + distance) === all.charCodeAt(at + distance);
    // What is referred to ends before the place that it is copied to begins.
    let before = 0;
    while (at - before > written && offset + MIN_MATCH < at - before && offset > before && isSame(-before - 1)) {
      before += 1;
    }
    let after = MIN_MATCH;
    while (at + after < all.length && offset + after < at - before && isSame(after)) {
      after += 1;
    }
    if (at - before > written) {
      pieces.push(all.slice(written, at - before));
    }
    pieces.push([offset - before, before + after]);
    at += after;
    written = at;
  }
  if (written < all.length) {
    pieces.push(all.slice(written));
  }
  return {files: files.map(([path, text]) => [path, text.length]), pieces};
}
