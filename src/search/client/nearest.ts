import {fold} from '../../lib/text';
import {editDistance} from '../../lib/editDistance';
import {decoded} from '../../site/addresses';

/** A page that can be suggested: its address and its title. */
export type Candidate = {href: string; title: string};

/** The least similarity for a suggestion. 1 is the same word; two short words often have half of their letters in common by chance. */
const ALIKE_ENOUGH = 0.55;
/** From this similarity on, a typing mistake explains the difference. */
const SURELY_ALIKE = 0.8;
/** Words that are in many addresses and do not distinguish pages. */
const EMPTY_WORDS = new Set('docs blog category index html the de la el un una tu a to your'.split(' '));

/** Words without accents, in small letters. */
function wordsOf(text: string): string[] {
  return fold(decoded(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}

/** The similarity of two words, from 0 to 1: the share of the letters of the longer word that need no change. */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return 1 - editDistance(a, b, longer) / longer;
}

function best(word: string, otherWords: string[]): number {
  return Math.max(0, ...otherWords.map((other) => likeness(word, other)));
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Each word counts by its best match. In a tie, the page with fewer words wins. */
function score(pathWords: string[], {href, title}: Candidate): number {
  const address = wordsOf(href);
  const score = average(pathWords.map((word) => best(word, [...address, ...wordsOf(title)])));
  return score + average(address.map((word) => best(word, pathWords))) / 100;
}

/** The number of folders at the start that two addresses share. */
function sharedFolders(path: string, href: string): number {
  const folders = path.split('/').filter(Boolean);
  const otherFolders = href.split('/').filter(Boolean);
  const parting = folders.findIndex((folder, i) => folder !== otherFolders[i]);
  return parting < 0 ? folders.length : parting;
}

function highest<T>(candidates: readonly T[], rank: (candidate: T) => number, minimum: number): T | undefined {
  let [winner, top]: [T | undefined, number] = [undefined, minimum];
  for (const candidate of candidates) {
    const value = rank(candidate);
    if (value > top) [winner, top] = [candidate, value];
  }
  return winner;
}

const below = (root: string, address: string): string =>
  address.startsWith(root) ? address.slice(root.length) : address;

/**
 * The page whose address or title is most similar to a path, despite typing mistakes, missing folders or words in another language. If
 * no page is similar: the first page in the same folder, or `undefined` without one. If two are equally near, the first wins.
 *
 * @param root the base URL of the site, which is ignored because all addresses share it
 */
export function nearestPage<T extends Candidate>(path: string, candidates: readonly T[], root: string): T | undefined {
  return (
    mostAlike(path, candidates, root, ALIKE_ENOUGH) ??
    highest(candidates, (page) => sharedFolders(below(root, path), below(root, page.href)), 0)
  );
}

function mostAlike<T extends Candidate>(path: string, candidates: readonly T[], root: string, minimum: number) {
  const pathWords = wordsOf(below(root, path));
  return highest(candidates, (page) => score(pathWords, {...page, href: below(root, page.href)}), minimum);
}

/**
 * The query for the search: the words at the end of the path. Empty when the address of a page differs from the path only by a typing
 * mistake, or when the path has no words. A word of a title is not a mistake: the search knows which page is about it.
 */
export function wordsToSearch(path: string, candidates: readonly Candidate[], root: string): string | undefined {
  const addresses = candidates.map(({href}) => ({href, title: ''}));
  if (mostAlike(path, addresses, root, SURELY_ALIKE)) return undefined;
  const lastName = below(root, path).split('/').filter(Boolean).at(-1) ?? '';
  return wordsOf(lastName).join(' ') || undefined;
}
