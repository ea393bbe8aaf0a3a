import type {Pack} from '../format/pack';

/** How long a piece must be to be worth a reference: shorter ones cost more than gzip needs for them. */
const SHORTEST = 48;
/** At every so many units of the text a repetition is recognized. */
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
  while (at + SHORTEST <= all.length) {
    for (; recorded + SHORTEST <= at; recorded += STEP) {
      const start = all.slice(recorded, recorded + SHORTEST);
      if (!known.has(start)) {
        known.set(start, recorded);
      }
    }
    const offset = known.get(all.slice(at, at + SHORTEST));
    if (offset === undefined) {
      at += 1;
      continue;
    }
    const isSame = (distance: number) => all.charCodeAt(offset + distance) === all.charCodeAt(at + distance);
    // What is referred to ends before the place that it is copied to begins.
    let before = 0;
    while (at - before > written && offset + SHORTEST < at - before && offset > before && isSame(-before - 1)) {
      before += 1;
    }
    let after = SHORTEST;
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
